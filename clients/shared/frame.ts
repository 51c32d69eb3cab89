// Work that can wait a moment, so that no frame has more to do than it must.
import { type Accessor, batch, createSignal, onCleanup } from "solid-js";
import { isGrounded } from "./motion";

/** So many of those that wait in `inTurn` come with each frame. */
const AT_ONCE = 2;

/** Calls when the next frame has been drawn; at once on a page that nobody sees, which draws none. */
export function afterFrame(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
}

let waiting: (() => void)[] = [];

/**
 * True when it is its turn to be put on the page: of many that come with one view, a few with each frame, in the order
 * in which they asked. `atOnce`: it does not wait; nor does anything while nothing flies.
 */
export function inTurn(atOnce: boolean): Accessor<boolean> {
  const [here, setHere] = createSignal(atOnce || isGrounded());
  if (here()) return here;
  const come = (): void => void setHere(true);
  if (waiting.push(come) === 1) afterFrame(next);
  onCleanup(() => {
    // Its place stays until then: the first one that waits is what the next frame was asked for.
    waiting = waiting.map((each) => (each === come ? nobody : each));
  });
  return here;
}

function next(): void {
  const turn = waiting.slice(0, AT_ONCE);
  waiting = waiting.slice(AT_ONCE);
  if (waiting.length > 0) afterFrame(next);
  batch(() => {
    for (const come of turn) come();
  });
}

function nobody(): void {}
