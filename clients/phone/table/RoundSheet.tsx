// After a round: the score sheet comes by itself, and goes when the table goes on.
import { createEffect, createMemo, createSignal, type JSX, on, Show } from "solid-js";
import type { Me, TableView } from "../../shared/wire";
import { useHouse } from "../house";
import { layer } from "../layer";
import { ScoreSheet } from "../sheet/ScoreSheet";
import { say } from "../words";

export function RoundSheet(props: { table: TableView; me: Me }): JSX.Element {
  const house = useHouse();
  const held = createMemo(() => props.table.hold?.pace === "sheet" && props.table.paused === null);
  const [seen, setSeen] = createSignal(false);
  createEffect(on(held, () => setSeen(false)));
  return (
    <Show when={held() && !seen() && layer() === null}>
      <ScoreSheet
        table={props.table}
        close={() => setSeen(true)}
        foot={
          <Show when={props.me.host}>
            <button type="button" class="big-button" data-go-on onClick={() => void house.ask("goon", {})}>
              {say("sheet.go_on")}
            </button>
          </Show>
        }
      />
    </Show>
  );
}
