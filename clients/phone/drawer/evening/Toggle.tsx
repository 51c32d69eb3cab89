// Something that is on or off: the whole line is the switch, and says which.
import { type JSX, Show } from "solid-js";
import { say } from "../words";

export function Toggle(props: {
  name: string;
  on: boolean;
  words: string;
  hint?: string;
  change: (on: boolean) => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="toggle"
      role="switch"
      aria-checked={props.on}
      data-toggle={props.name}
      onClick={() => props.change(!props.on)}
    >
      <span class="row-words">
        <strong>{props.words}</strong>
        <Show when={props.hint}>{(hint) => <span class="row-note">{hint()}</span>}</Show>
      </span>
      <span class="toggle-state">{props.on ? say("toggle.on") : say("toggle.off")}</span>
      <span class="toggle-track" aria-hidden="true" />
    </button>
  );
}
