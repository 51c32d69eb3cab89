// The card that somebody drew out of the hand, for those who do not stand beside it: the rules open at it.
import { createEffect, createSignal, onCleanup } from "solid-js";

const [drawn, setDrawn] = createSignal<string | null>(null);

/** A signal; null: none. */
export { drawn };

/** Says which card that is, as long as the hand is there. */
export function tellDrawn(card: () => string | null): void {
  createEffect(() => setDrawn(card()));
  onCleanup(() => setDrawn(null));
}
