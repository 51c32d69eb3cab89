// Whether the screen rests: nothing new has come and nobody has touched it for a while.
import { type Accessor, createEffect, createSignal, on, onCleanup, onMount } from "solid-js";

/** After so long without anything new a picture is dimmed, in milliseconds: nothing bright stands still for hours. */
const AFTER = 10 * 60_000;
const TOUCHES = ["keydown", "pointermove", "click"];

/** True once `news` has not changed for ten minutes, and no key or pointer either; false at once with any of them. */
export function createRest(news: Accessor<unknown>): Accessor<boolean> {
  const [resting, setResting] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wake = (): void => {
    setResting(false);
    clearTimeout(timer);
    timer = setTimeout(() => setResting(true), AFTER);
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
