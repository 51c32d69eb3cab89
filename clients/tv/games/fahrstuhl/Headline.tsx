// The line above the table: how many cards, which round, and whether ties share.
import { type JSX, Match, Switch } from "solid-js";
import { paced } from "../../../shared/frame";
import type { TableProps } from "../../game";
import { chosen, seen } from "./observation";
import { type Head, shownRound } from "./round";
import { say } from "./words";
import "./headline.css";

export function Headline(props: TableProps): JSX.Element {
  const now = paced(() => {
    const shown = shownRound(seen(props.table), props.table.hold);
    const { cards, phase, divided, return_half } = shown;
    const hourglass = chosen(props.table.options).mode === "hourglass";
    return { cards, phase, divided, return_half, round: round(shown, hourglass), said: said(shown) };
  });
  return (
    <div class="headline">
      <div class="headline-round">
        <h1>{say("table.cards", { count: now().cards })}</h1>
        <p>{now().round}</p>
      </div>
      <Switch>
        <Match when={now().phase === "bid"}>
          <p class="headline-rule">
            <span>{say("table.bids_so_far", { sum: now().said, cards: now().cards })}</span>
          </p>
        </Match>
        <Match when={now().phase === "play" && now().divided !== null}>
          <p class="headline-rule headline-settled" data-divided={now().divided === true}>
            <b>{now().divided ? say("table.divided") : say("table.undivided")}</b>
            <span>{now().divided ? say("table.divided_means") : say("table.undivided_means")}</span>
          </p>
        </Match>
        <Match when={now().return_half && now().phase !== "over"}>
          <p class="headline-rule">
            <span>{say("table.return_means")}</span>
          </p>
        </Match>
      </Switch>
    </div>
  );
}

function round(now: Head, hourglass: boolean): string {
  const number = say("table.round", { round: now.round + 1, rounds: now.schedule.length });
  if (!hourglass) return number;
  return `${number} · ${now.return_half ? say("table.return_half") : say("table.outward_half")}`;
}

function said(now: Head): number {
  return now.bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);
}
