// The house rules that are on, in one line; a tap says what each of them means.
import { createSignal, For, type JSX, Show } from "solid-js";
import { houseRules, ruleMeans, ruleName } from "../../../shared/shithead/houserules";
import { chosen } from "../../../shared/shithead/table";
import type { TableView } from "../../../shared/wire";
import { say } from "./words";
import "./houserules.css";

/** A line of the smallest telephone holds so many letters. */
const LETTERS = 30;

export function HouseRules(props: { table: TableView }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const options = () => chosen(props.table.options);
  const rules = () => houseRules(options());
  const first = () => fitting(rules().map(ruleName));
  return (
    <Show when={rules().length > 0}>
      <button type="button" class="sh-rules" aria-expanded={open()} onClick={() => setOpen(!open())}>
        <span class="spoken">{say("house_rules")}</span>
        <For each={rules().slice(0, first())}>
          {(rule) => (
            <span class="sh-rule" data-rule={rule}>
              {ruleName(rule)}
            </span>
          )}
        </For>
        <Show when={rules().length > first()}>
          <span class="sh-rule">+{rules().length - first()}</span>
        </Show>
      </button>
      <Show when={open()}>
        <ul class="sh-rules-meanings">
          <For each={rules()}>{(rule) => <li>{ruleMeans(rule, options())}</li>}</For>
        </ul>
      </Show>
    </Show>
  );
}

/** How many of these names fit in the line, at least one. */
function fitting(names: readonly string[]): number {
  let letters = 0;
  const most = names.findIndex((name) => {
    letters += name.length + 2;
    return letters > LETTERS;
  });
  return most < 0 ? names.length : Math.max(1, most);
}
