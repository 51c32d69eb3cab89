// "It is your turn", for ears, eyes and hands: a sound, a flash, and a buzz where the telephone can.
import { type Accessor, createEffect, createSignal, on, onCleanup } from "solid-js";
import { play } from "../../shared/sound";
import type { Me, TableView } from "../../shared/wire";

const FLASH_MS = 900;
const BUZZ = [70, 60, 70];

/** Whether I am to act and the table lets me. */
export function isMyTurn(me: Me | null, table: TableView): boolean {
  return me !== null && me.must_act && table.paused === null;
}

/** Signals each turn of mine once; true while the page should flash. */
export function createTurnSignal(me: Accessor<Me>, table: Accessor<TableView>): Accessor<boolean> {
  const [flash, setFlash] = createSignal(false);
  createEffect(
    on(
      () => (isMyTurn(me(), table()) ? me().turn : null),
      (turn, before) => {
        if (turn === null || turn === before) return;
        void play("turn");
        navigator.vibrate?.(BUZZ);
        setFlash(true);
        const timer = setTimeout(() => setFlash(false), FLASH_MS);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  return flash;
}
