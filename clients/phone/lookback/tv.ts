// The host has the screens go along with what his phone looks at.
import { createEffect, createSignal, on, onCleanup } from "solid-js";
import type { House } from "../house";

/** `turn` switches it; when this is left, the screens are free again. */
export function createOnTv(
  house: Pick<House, "order">,
  game: number,
  step: () => number | undefined,
): { on: () => boolean; turn: () => void } {
  const [isOn, set] = createSignal(false);
  let sending = false;
  let shown: number | null | undefined;

  /** One order at a time; of the steps meanwhile the last one counts. */
  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    for (let wanted = target(); wanted !== shown; wanted = target()) {
      shown = wanted;
      const order = { type: "show", game: wanted === null ? null : game, step: wanted ?? 0 } as const;
      if (!(await house.order(order)) && wanted !== null) set(false);
    }
    sending = false;
  }

  function target(): number | null {
    return isOn() ? (step() ?? null) : null;
  }

  createEffect(
    on([isOn, step], () => {
      if (isOn() || typeof shown === "number") void send();
    }),
  );
  onCleanup(() => {
    if (typeof shown === "number") void house.order({ type: "show", game: null, step: 0 });
  });
  return { on: isOn, turn: () => set((on) => !on) };
}
