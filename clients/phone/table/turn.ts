// "It is your turn", for ears, eyes and hands: a sound, a flash, and a buzz where the telephone can.
import { type Accessor, createEffect, createSignal, on, onCleanup } from "solid-js";
import { SHORT } from "../../shared/clock/Clock";
import { play, type Sound } from "../../shared/sound";
import type { Me, TableView } from "../../shared/wire";

const FLASH_MS = 900;
const BUZZ = [70, 60, 70];

/** Whether I am to act and the table lets me. */
export function isMyTurn(me: Me | null, table: TableView): boolean {
  return me?.must_act === true && table.paused === null;
}

/** Signals each turn of mine once, and once more when its time grows short; true while the page should flash. */
export function createTurnSignal(me: Accessor<Me>, table: Accessor<TableView>): Accessor<boolean> {
  const [flash, setFlash] = createSignal(false);
  const turn = () => (isMyTurn(me(), table()) ? me().turn : null);

  function signal(sound: Sound): void {
    void play(sound);
    // Browsers refuse it before the first touch of a page, and complain.
    if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(BUZZ);
    setFlash(true);
  }

  createEffect(
    on(turn, (now, before) => {
      if (now !== null && now !== before) signal("turn");
    }),
  );
  createEffect(
    on([turn, () => timeLeft(me(), table())], ([now, left]) => {
      if (now === null || left === null || left <= SHORT) return;
      const timer = setTimeout(() => signal("hurry"), (left - SHORT) * 1000);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  createEffect(() => {
    if (!flash()) return;
    const timer = setTimeout(() => setFlash(false), FLASH_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return flash;
}

function timeLeft(me: Me, table: TableView): number | null {
  return table.waiting.find((each) => each.seat === me.seat)?.left ?? null;
}
