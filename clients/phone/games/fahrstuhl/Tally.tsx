// Below a face: tricks made of tricks said.
import { type JSX, Show } from "solid-js";
import { number } from "../../../shared/language";
import type { Observation } from "../../../shared/games/fahrstuhl";
import { tally } from "./exactness";
import { say } from "./words";

export function Tally(props: { seen: Observation; seat: number }): JSX.Element {
  const now = () => tally(props.seen, props.seat);
  return (
    <Show when={now()} fallback={<span class="tally">{number(props.seen.scores[props.seat] ?? 0)}</span>}>
      {(tallied) => (
        <span class="tally" data-stands={props.seen.phase === "play" ? tallied().stands : undefined}>
          <Show when={tallied().bid !== null} fallback="–">
            <span class="spoken">
              {say("bar.tally", { bid: tallied().bid ?? 0, tricks: tallied().tricks })}
            </span>
            <span aria-hidden="true">
              {props.seen.phase === "play" ? `${tallied().tricks}/${tallied().bid}` : tallied().bid}
            </span>
          </Show>
        </span>
      )}
    </Show>
  );
}
