// The end of an evening: its best on the steps, a prize for every deed, and thanks.
import { createMemo, For, type JSX, Show } from "solid-js";
import { awards } from "../../shared/ranking/awards";
import { pointsOf, say } from "../../shared/ranking/words";
import type { PartyView, RankingView } from "../../shared/wire";
import { Confetti } from "../podium/Confetti";
import { type Stander, Steps } from "../podium/Steps";
import { list, say as sayTv } from "../words";
import "./ceremony.css";

export function Ceremony(props: { party: PartyView }): JSX.Element {
  return (
    <section class="podium ceremony">
      <Show when={props.party.ranking} fallback={<h1>{sayTv("tv.ceremony.none")}</h1>}>
        {(ranking) => <Honours ranking={ranking()} />}
      </Show>
      <p class="ceremony-thanks">{sayTv("tv.ceremony.thanks")}</p>
      <Confetti />
    </section>
  );
}

function Honours(props: { ranking: RankingView }): JSX.Element {
  const standers = createMemo((): Stander[] =>
    props.ranking.standings.map((one) => ({
      place: one.place,
      name: one.name,
      colour: one.colour,
      symbol: one.symbol,
      bot: false,
      score: pointsOf(one.points),
    })),
  );
  const winners = (): string[] =>
    standers()
      .filter(({ place }) => place === 1)
      .map(({ name }) => name);
  return (
    <>
      <h1 classList={{ "podium-long": winners().length > 2 }}>
        {sayTv("tv.ceremony.title", { names: list(winners()), count: winners().length })}
      </h1>
      <Steps standers={standers().slice(0, MOST)} />
      <ul class="ceremony-awards">
        <For each={awards(props.ranking.standings)}>
          {(award) => (
            <li>
              <span class="ceremony-award">{say(`award.${award.feat}`)}</span>
              <b>{list(award.names)}</b>
              <span class="ceremony-value">{say(`value.${award.feat}`, { count: award.value })}</span>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

/** Beside the steps there is room for so many. */
const MOST = 9;
