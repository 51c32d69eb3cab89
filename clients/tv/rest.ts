// Whether the screen rests: nothing new has come and nobody has touched it for a while.
import { type Accessor, createEffect, createSignal, on, onCleanup, onMount } from "solid-js";

/** After so long without anything new a picture is dimmed, in milliseconds: nothing bright stands still for hours. */
const AFTER = 10 * 60_000;
const TOUCHES = ["keydown", "pointermove", "click"];

/** True once `news` has not changed for ten minutes, and no key or pointer either; false at once with any of them. */
export function createRest(
  news: Accessor<unknown>,
  now: () => number = () => performance.now(),
): Accessor<boolean> {
  const [resting, setResting] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let touched = 0;
  // What happens meanwhile only notes when: a timer of its own costs each view more than a note.
  const look = (): void => {
    const left = touched + AFTER - now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    if (left <= 0) setResting(true);
  };
  const wake = (): void => {
    touched = now();
    setResting(false);
    timer ??= setTimeout(look, AFTER);
  };
  createEffect(on(news, wake));
  onMount(() => {
    for (const touch of TOUCHES) window.addEventListener(touch, wake);
  });
  onCleanup(() => {
    clearTimeout(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, wake);
  });
  return resting;
}
