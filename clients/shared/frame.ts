// Work that can wait a moment, so that no frame has more to do than it must.
import { type Accessor, createReaction, createSignal, onCleanup } from "solid-js";
import { afterFrame } from "./after";
import { isGrounded, wantsLessMotion } from "./motion";

interface Waiting {
  task: () => void;
  since: number;
}

/** Those that wait for the same; with each frame comes one of one line, in turns. */
interface Line {
  waiting: Waiting[];
  /** Milliseconds after which none waits for a frame of its own: a slow screen is to show the truth all the same. */
  patience: number;
}

/** What comes to the table, what stands around it, and what is told about it. */
const coming: Line = { waiting: [], patience: 700 };
const around: Line = { waiting: [], patience: 300 };
const told: Line = { waiting: [], patience: 700 };
const LINES = [coming, around, told];
let turn = 0;
let asked = false;

function wait(line: Line, task: () => void): void {
  // A page that nobody sees has no frames.
  if (document.hidden) {
    task();
    return;
  }
  line.waiting.push({ task, since: performance.now() });
  if (asked) return;
  asked = true;
  afterFrame(next);
}

/** `begun`: when the frame began that has been drawn. What came after that waits for the next one. */
function next(begun: number): void {
  const now = performance.now();
  const isDue = ({ waiting: [first] }: Line): boolean => first !== undefined && first.since <= begun;
  const isLate = ({ waiting: [first], patience }: Line): boolean =>
    first !== undefined && first.since < now - patience;
  try {
    take(isDue);
    while (take(isLate));
  } finally {
    asked = LINES.some(({ waiting }) => waiting.length > 0);
    if (asked) afterFrame(next);
    else turn = 0;
  }
}

/** Does what stands first in the next line of that kind; whether there is one. */
function take(kind: (line: Line) => boolean): boolean {
  const at = LINES.map((_, step) => (turn + step) % LINES.length).find((each) => kind(LINES[each] as Line));
  if (at === undefined) return false;
  turn = at + 1;
  LINES[at]?.waiting.shift()?.task();
  return true;
}

function leave(line: Line, task: () => void): void {
  const at = line.waiting.findIndex((one) => one.task === task);
  if (at >= 0) line.waiting.splice(at, 1);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
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
  wait(coming, come);
  onCleanup(() => leave(coming, come));
  return here;
}

/**
 * What `read` gives, as JSON could say it: read anew with a frame of its own after something in it has changed; at once
 * while nothing flies, and where motion is not wanted.
 */
export function paced<T>(read: () => T): Accessor<T> {
  const follow = createReaction(() => {
    if (isGrounded() || wantsLessMotion()) look();
    else wait(around, look);
  });
  function now(): T {
    let found = undefined as T;
    follow(() => {
      found = read();
    });
    return found;
  }
  const [shown, show] = createSignal(now(), { equals: isSame });
  const look = (): void => void show(now);
  onCleanup(() => leave(around, look));
  return shown;
}
