// The line for learners, with the switch that puts it away and brings it back.
import { type JSX, Show } from "solid-js";
import { guided, wantGuide } from "./guided";
import { say } from "./words";
import "./guide.css";

export function Guide(props: { words: string }): JSX.Element {
  return (
    <div class="guide-line" data-guided={String(guided())}>
      <Show when={guided()}>
        <p aria-live="polite">{props.words}</p>
      </Show>
      <button
        type="button"
        class="guide-switch"
        data-guide
        aria-pressed={guided()}
        aria-label={say("guide.switch")}
        onClick={() => wantGuide(!guided())}
      >
        <span aria-hidden="true">?</span>
      </button>
    </div>
  );
}
