// Below a face: cards in hand and on the table, whether it skips, or the place it came to.
import { type JSX, Match, Show, Switch } from "solid-js";
import type { Observation } from "../../../shared/games/lucky_shutdown";
import { Emblem } from "../../../shared/lucky_shutdown/Emblem";
import { say } from "./words";
import "./held.css";

export function Held(props: { now: Observation; seat: number }): JSX.Element {
  const place = () => props.now.out.indexOf(props.seat) + 1;
  const hand = () => props.now.hand_counts[props.seat] ?? 0;
  const table = () =>
    (props.now.down[props.seat] ?? []).filter(Boolean).length +
    (props.now.up[props.seat] ?? []).filter((card) => card !== null).length;
  return (
    <Switch
      fallback={
        <span class="held">
          <span class="spoken">{say("held", { hand: hand(), table: table() })}</span>
          <span class="held-hand" aria-hidden="true">
            {hand()}
          </span>
          <span class="held-table" aria-hidden="true">
            +{table()}
          </span>
          <Show when={props.now.skipping.includes(props.seat)}>
            <span class="held-skip">
              <Emblem power="skip" />
              <span class="spoken">{say("held.skips")}</span>
            </span>
          </Show>
        </span>
      }
    >
      <Match when={place() > 0}>
        <span class="held held-out">{say("held.place", { place: String(place()) })}</span>
      </Match>
      <Match when={props.now.phase === "lay"}>
        <span class="held" data-laid={String(props.now.laid[props.seat] === true)}>
          {say(props.now.laid[props.seat] ? "held.laid" : "held.laying")}
        </span>
      </Match>
    </Switch>
  );
}
