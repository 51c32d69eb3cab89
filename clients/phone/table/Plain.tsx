// A game that brought no page of its own: everything one may do, as plain buttons.
import { For, type JSX } from "solid-js";
import type { Me, TableView } from "../../shared/wire";
import { useHouse } from "../house";
import { say } from "../words";

export function Plain(props: { table: TableView; me: Me }): JSX.Element {
  const house = useHouse();
  return (
    <div class="page-body">
      <p>{props.me.must_act ? say("turn.mine") : say("turn.wait")}</p>
      <div class="plain-actions">
        <For each={props.me.legal}>
          {(action) => (
            <button
              type="button"
              class="soft-button"
              data-action={action}
              onClick={() => void house.act(action)}
            >
              {action}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
