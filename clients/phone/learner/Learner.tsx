// The line that leads a learner through a turn: what may I do, what will it do. Put away, only its switch is left.
import { type JSX, Show } from "solid-js";
import { say } from "../words";
import { LearnerSwitch } from "./LearnerSwitch";
import { learning } from "./learning";
import "./learner.css";

/** `words`: a sentence or two of the game's own; null when there is nothing to say just now. */
export function Learner(props: { words: string | null }): JSX.Element {
  return (
    <aside class="learner" aria-label={say("learner.name")} data-learning={String(learning())}>
      <Show when={learning()}>
        <p aria-live="polite">{props.words}</p>
      </Show>
      <LearnerSwitch />
    </aside>
  );
}
