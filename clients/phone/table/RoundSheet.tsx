// After a round: the score sheet comes by itself, and goes when the table goes on.
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, Show } from "solid-js";
import type { Me, TableView } from "../../shared/wire";
import { useHouse } from "../house";
import { layer } from "../layer";
import { ScoreSheet } from "../parts";
import { say } from "../words";

/** The eye wants the last card of the round before the points. */
const LAST_TRICK_MS = 2_200;

export function RoundSheet(props: { table: TableView; me: Me }): JSX.Element {
  const house = useHouse();
  const held = createMemo(() => props.table.hold?.pace === "sheet" && props.table.paused === null);
  const [shown, setShown] = createSignal(false);
  createEffect(
    on(held, () => {
      setShown(false);
      if (!held()) return;
      const timer = setTimeout(() => setShown(true), LAST_TRICK_MS);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return (
    <Show when={held() && shown() && layer() === null}>
      <ScoreSheet
        table={props.table}
        close={() => setShown(false)}
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
