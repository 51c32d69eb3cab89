// The house rules that are on, as tags; a tap says what one means.
import { For, type JSX, Show } from "solid-js";
import { houseRules, ruleMeans, ruleName } from "../../../shared/shithead/houserules";
import { chosen } from "../../../shared/shithead/table";
import type { TableView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say } from "./words";
import "./houserules.css";

export function HouseRules(props: { table: TableView }): JSX.Element {
  const house = useHouse();
  const options = () => chosen(props.table.options);
  const rules = () => houseRules(options());
  return (
    <Show when={rules().length > 0}>
      <ul class="sh-rules" aria-label={say("house_rules")}>
        <For each={rules()}>
          {(rule) => (
            <li>
              <button
                type="button"
                class="sh-rule"
                data-rule={rule}
                onClick={() => house.notices.show(ruleMeans(rule, options()))}
              >
                {ruleName(rule)}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
