// The end of a game: the best three on their steps, the others beside them, and what comes next.
import { createMemo, type JSX, Show } from "solid-js";
import { uncountedHere } from "../../shared/ranking/words";
import type { TableView, TvView } from "../../shared/wire";
import type { TvGame } from "../game";
import { LateInvitation } from "../lobby/Invitation";
import { nextUp } from "../ranking/next";
import { list, say } from "../words";
import { Confetti } from "./Confetti";
import { ranking } from "./ranking";
import { LONG, type Stander, Steps } from "./Steps";
import "./podium.css";

export interface PodiumProps {
  view: TvView;
  table: TableView;
  game: TvGame;
  /** What is set up next, in words. */
  next: string;
}

export function Podium(props: PodiumProps): JSX.Element {
  const standers = createMemo((): Stander[] =>
    (props.table.result ? ranking(props.table.result) : []).map(({ place, seat, score }) => {
      const sits = props.table.seats[seat];
      return {
        place,
        name: sits?.name ?? "",
        colour: sits?.colour ?? 0,
        symbol: sits?.symbol ?? 0,
        bot: sits?.bot !== null,
        score:
          score === null ? null : (props.game.score?.(score) ?? say("tv.podium.points", { count: score })),
      };
    }),
  );
  const winners = (): string[] =>
    standers()
      .filter(({ place }) => place === 1)
      .map(({ name }) => name);
  const title = (): string => say("tv.podium.title", { names: list(winners()), count: winners().length });
  return (
    <section class="podium">
      <h1 classList={{ "podium-long": title().length > LONG }}>{title()}</h1>
      <Show when={props.game.closing?.(props.table)}>
        {(words) => <p class="podium-closing">{words()}</p>}
      </Show>
      <Show when={props.view.party.ranking && uncountedHere(props.view.party.ranking)}>
        {(why) => <p class="podium-uncounted">{why()}</p>}
      </Show>
      <Steps standers={standers()} />
      <p class="podium-next">{nextUp(props.view.party, props.next)}</p>
      <LateInvitation party={props.view.party} />
      <Confetti />
    </section>
  );
}
