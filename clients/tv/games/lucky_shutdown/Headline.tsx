// The line above the table: what is left to draw or what clears the pile, and what may be played now.
import { type JSX, Match, Show, Switch } from "solid-js";
import { paced } from "../../../shared/frame";
import type { Observation } from "../../../shared/games/lucky_shutdown";
import type { Colour } from "../../../shared/lucky_shutdown/cards";
import { ColourMark } from "../../../shared/lucky_shutdown/ColourMark";
import { chance, demandMore, demandTitle } from "../../../shared/lucky_shutdown/demand";
import { kindName } from "../../../shared/lucky_shutdown/names";
import { seen } from "../../../shared/lucky_shutdown/seen";
import type { TableProps } from "../../game";
import { say } from "./words";
import "./headline.css";

export function Headline(props: TableProps): JSX.Element {
  const now = paced(() => lines(seen(props.table)));
  return (
    <div class="lucky-headline">
      <div class="lucky-headline-game">
        <h1>{say("title")}</h1>
        <p data-chance={now().chance}>{now().standing}</p>
      </div>
      <Switch>
        <Match when={now().phase === "lay"}>
          <p class="lucky-headline-rule">{say("headline.lay")}</p>
        </Match>
        <Match when={now().phase === "start"}>
          <p class="lucky-headline-rule">{say("headline.start")}</p>
        </Match>
        <Match when={now().phase === "play"}>
          <p class="lucky-headline-rule lucky-headline-demand" data-demand={now().kind}>
            <b>
              <Show when={now().colour}>{(colour) => <ColourMark colour={colour() as Colour} />}</Show>{" "}
              {now().title}
            </b>
            <span>{now().more}</span>
          </p>
        </Match>
      </Switch>
    </div>
  );
}

interface Lines {
  phase: Observation["phase"];
  /** Whether there is one for all. */
  chance: boolean;
  standing: string;
  kind: string;
  colour: string | null;
  title: string;
  more: string;
}

/** What stands there, to be shown in one piece. */
function lines(now: Observation): Lines {
  const { phase, demand } = now;
  return {
    phase,
    chance: phase === "play" && chance(now) !== null,
    standing: standing(now),
    kind: demand.kind,
    colour: demand.colour,
    title: demandTitle(demand),
    more: demandMore(demand),
  };
}

/** The chance that all have, where there is one: a guest would not see it in the cards. */
function standing(now: Observation): string {
  const open = now.phase === "play" ? chance(now) : null;
  if (open) return say("headline.chance", { count: open.missing, kind: kindName(open.card) });
  return now.stock_count > 0 ? say("headline.stock", { count: now.stock_count }) : say("headline.no_stock");
}
