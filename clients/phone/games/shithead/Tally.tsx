// Below a face: the cards in hand, and what still lies on the table as three little marks; or the place reached.
import { For, type JSX, Show } from "solid-js";
import type { Observation } from "../../../shared/games/shithead";
import { say } from "./words";

/** With more seats than this there is no room for the word beside the place. */
const WORDED = 6;

export function Tally(props: { seen: Observation; seat: number }): JSX.Element {
  const place = () => props.seen.out.indexOf(props.seat) + 1;
  const held = () => props.seen.hand_counts[props.seat] ?? 0;
  return (
    <Show
      when={place() === 0}
      fallback={<Medal place={place()} short={props.seen.hand_counts.length > WORDED} />}
    >
      <Show
        when={props.seen.phase !== "swap"}
        fallback={<Swapping ready={props.seen.ready[props.seat] === true} />}
      >
        <span class="sh-tally">
          <span class="spoken">{say("tally.hand", { count: held() })}</span>
          <b aria-hidden="true">{held()}</b>
          <span class="sh-marks" aria-hidden="true">
            <For each={[0, 1, 2]}>{(at) => <i data-lies={lies(props.seen, props.seat, at)} />}</For>
          </span>
        </span>
      </Show>
    </Show>
  );
}

function lies(seen: Observation, seat: number, at: number): "open" | "blind" | "nothing" {
  if (seen.up[seat]?.[at]) return "open";
  return seen.down[seat]?.[at] ? "blind" : "nothing";
}

function Medal(props: { place: number; short: boolean }): JSX.Element {
  const words = () => say("tally.place", { place: props.place });
  return (
    <span class="sh-medal" data-place={props.place}>
      <Show when={props.short} fallback={words()}>
        <span class="spoken">{words()}</span>
        <span aria-hidden="true">{props.place}.</span>
      </Show>
    </span>
  );
}

function Swapping(props: { ready: boolean }): JSX.Element {
  return (
    <span class="sh-tally" data-ready={String(props.ready)}>
      {props.ready ? "✓" : "…"}
      <span class="spoken">{say(props.ready ? "tally.ready" : "tally.swapping")}</span>
    </span>
  );
}
