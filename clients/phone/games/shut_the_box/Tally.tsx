// Below a face: the penalty points so far, and whether the seat is out.
import { type JSX, Show } from "solid-js";
import { number } from "../../../shared/language";
import type { Observation } from "../../../shared/shut_the_box/table";
import { say } from "./words";
import "./tally.css";

export function Tally(props: { seen: Observation; seat: number }): JSX.Element {
  const out = () => props.seen.eliminated.some((group) => group.includes(props.seat));
  const points = () => props.seen.scores[props.seat] ?? 0;
  return (
    <span class="shut-tally" data-out={String(out())}>
      <span class="spoken">{say(out() ? "tally.out" : "tally.points", { count: points() })}</span>
      <span aria-hidden="true">
        <Show when={out()}>✕ </Show>
        {number(points())}
      </span>
    </span>
  );
}
