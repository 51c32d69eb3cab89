// The end of an evening: its best on the steps, a prize for every deed, and thanks.
import { createMemo, For, type JSX, Show } from "solid-js";
import { awards } from "../../shared/ranking/awards";
import { pointsOf, say } from "../../shared/ranking/words";
import type { PartyView, RankingView } from "../../shared/wire";
import { Confetti } from "../podium/Confetti";
import { LONG, type Stander, Steps } from "../podium/Steps";
import { list, say as sayTv } from "../words";
import "./ceremony.css";

export function Ceremony(props: { party: PartyView }): JSX.Element {
  return (
    <section class="podium ceremony">
      <Show when={props.party.ranking} fallback={<h1 class="ceremony-none">{sayTv("tv.ceremony.none")}</h1>}>
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
  const title = (): string => sayTv("tv.ceremony.title", { names: list(winners()), count: winners().length });
  return (
    <>
      <h1 classList={{ "podium-long": title().length > LONG }}>{title()}</h1>
      <Steps standers={standers().slice(0, MOST)} />
      <ul class="ceremony-awards">
        <For each={awards(props.ranking.standings)}>
          {(award) => (
            <li>
              <span class="ceremony-award">{say(`award.${award.feat}`)}</span>
              <b>{some(award.names)}</b>
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
/** So many share a prize by name. */
const NAMED = 3;

function some(names: readonly string[]): string {
  if (names.length <= NAMED) return list([...names]);
  const first = names.slice(0, NAMED - 1);
  return `${first.join(", ")} ${say("ranking.more", { count: names.length - first.length })}`;
}
