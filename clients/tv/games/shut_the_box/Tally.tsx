// A seat's chip: its penalty points so far, in gold for whoever has the fewest; whether it is out, or has shut the box.
import { type JSX, Match, Show, Switch } from "solid-js";
import { paced } from "../../../shared/frame";
import { number } from "../../../shared/language";
import { fewest, type Observation, seen } from "../../../shared/shut_the_box/table";
import type { TableProps } from "../../game";
import { createHeldBack } from "../../late";
import { TUMBLE } from "./tumble";
import { say } from "./words";
import "./tally.css";

export function Tally(props: TableProps & { seat: number }): JSX.Element {
  const now = paced(() => ({
    stands: standing(seen(props.table), props.seat),
    points: seen(props.table).scores[props.seat] ?? 0,
  }));
  // A throw that fits nowhere costs points; that is not to be seen while the dice roll.
  const told = createHeldBack(now, () => props.table.hold !== null, TUMBLE);
  const stands = () => told().stands;
  const points = () => told().points;
  return (
    <span class="shut-tally" data-stands={stands()}>
      <Switch>
        <Match when={stands() === "out"}>✕ {say("tally.out", { total: points() })}</Match>
        <Match when={stands() === "shut"}>✓ {say("tally.shut")}</Match>
        <Match when={true}>
          <b data-length={length(number(points()))}>{number(points())}</b>
          <Show when={!isLong(points())}>
            <span>{say("tally.points", { count: points() })}</span>
          </Show>
          <Show when={isLong(points())}>
            <span class="spoken">{say("tally.points", { count: points() })}</span>
          </Show>
        </Match>
      </Switch>
    </span>
  );
}

function standing(now: Observation, seat: number): "shut" | "out" | "ahead" | "in" {
  if (now.winner === seat) return "shut";
  if (now.eliminated.some((group) => group.includes(seat))) return "out";
  return fewest(now).includes(seat) ? "ahead" : "in";
}

/** How small the digits must be to stay within the seat's plate. */
function length(digits: string): "short" | "long" | "longest" {
  if (digits.length <= 10) return "short";
  return digits.length <= 14 ? "long" : "longest";
}

/** Numbers that are read from flaps grow long: they need the room of the word. */
function isLong(points: number): boolean {
  return points > 999;
}
