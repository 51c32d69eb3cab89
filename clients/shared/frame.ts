// Work that can wait a moment, so that no frame has more to do than it must.
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { afterFrame } from "./after";
import { isGrounded } from "./motion";

/** Milliseconds after which nothing waits for a frame of its own: a slow screen is to show the truth all the same. */
const LATE = 700;

interface Waiting {
  task: () => void;
  since: number;
}

/** What is to be seen, and what is told about it: with each frame comes one of them, in turns. */
const shown: Waiting[] = [];
const told: Waiting[] = [];
let [first, second] = [shown, told];
let waiting = false;

function wait(line: Waiting[], task: () => void): void {
  // A page that nobody sees has no frames.
  if (document.hidden) task();
  else if (line.push({ task, since: performance.now() }) > 0 && !waiting) {
    waiting = true;
    afterFrame(next);
  }
}

function next(): void {
  const late = performance.now() - LATE;
  try {
    do {
      const turn = first.shift() ?? second.shift();
      [first, second] = [second, first];
      turn?.task();
    } while ([first[0], second[0]].some((one) => one !== undefined && one.since < late));
  } finally {
    waiting = shown.length + told.length > 0;
    if (waiting) afterFrame(next);
    else [first, second] = [shown, told];
  }
}

/** Calls when a frame has been drawn and has time for it: not before what happened is seen. */
export function tell(task: () => void): void {
  wait(told, task);
}

/**
 * True when it is its turn to be put on the page: of many that come with one view, one with each frame, in the order
 * in which they asked. `atOnce`: it does not wait; nor does anything while nothing flies.
 */
export function inTurn(atOnce: boolean): Accessor<boolean> {
  const [here, setHere] = createSignal(atOnce || isGrounded());
  if (here()) return here;
  const come = (): void => void setHere(true);
  wait(shown, come);
  onCleanup(() => {
    const at = shown.findIndex(({ task }) => task === come);
    if (at >= 0) shown.splice(at, 1);
  });
  return here;
}
