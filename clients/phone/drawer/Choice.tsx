// One of a few, as chips.
import { For, type JSX, Show } from "solid-js";

export function Choice<Value extends string | number>(props: {
  field: string;
  legend: string;
  hint?: string;
  values: readonly Value[];
  value: Value;
  words: (value: Value) => string;
  choose: (value: Value) => void;
}): JSX.Element {
  return (
    <fieldset class="field" data-field={props.field}>
      <legend>{props.legend}</legend>
      <div class="chips">
        <For each={props.values}>
          {(value) => (
            <button
              type="button"
              class="chip"
              data-value={value}
              aria-pressed={value === props.value}
              onClick={() => props.choose(value)}
            >
              {props.words(value)}
            </button>
          )}
        </For>
      </div>
      <Show when={props.hint}>{(hint) => <p class="field-hint">{hint()}</p>}</Show>
    </fieldset>
  );
}
