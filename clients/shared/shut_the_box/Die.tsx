// A die that lies flat; the one who shows it sets --die, its width.
import { type JSX, Show } from "solid-js";
import { Pips } from "./Pips";
import "./die.css";

/** Without a value: not thrown yet. */
export function Die(props: { value?: number | undefined }): JSX.Element {
  return (
    <span class="shut-die" data-value={props.value}>
      <Show when={props.value} fallback={<span class="shut-die-open">?</span>}>
        {(value) => <Pips value={value()} />}
      </Show>
    </span>
  );
}
