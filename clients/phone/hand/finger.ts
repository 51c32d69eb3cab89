// The finger on a hand: which card it has, how far that is pushed up, and whether a click was a tap.
import { type Accessor, createSignal } from "solid-js";
import { type Gesture, move, NOTHING, plays, press } from "./gesture";

export interface Wanted {
  /** The card under the finger, by its place in the hand. */
  under: (event: PointerEvent) => number | null;
  /** The finger drags that card: it slid onto it, or pushes it up. */
  drag: (at: number) => void;
  /** What was pushed up was let go high enough to be played. */
  push: () => void;
}

export interface Finger {
  /** Pixels that the dragged card is pushed up. */
  pushed: Accessor<number>;
  down: (event: PointerEvent, at: number) => void;
  move: (event: PointerEvent) => void;
  up: () => void;
  cancel: () => void;
  /** Whether that click only ended a drag. One without a finger before it comes from a keyboard or a screen reader. */
  dragged: (click: MouseEvent) => boolean;
}

export function createFinger(wanted: Wanted): Finger {
  const [gesture, setGesture] = createSignal<Gesture>(NOTHING);
  let held: { at: number; dragged: boolean } | null = null;

  return {
    pushed() {
      const now = gesture();
      return now.doing === "push" ? now.up : 0;
    },
    down(event, at) {
      held = { at, dragged: false };
      setGesture(press(event.clientX, event.clientY));
    },
    move(event) {
      const next = move(gesture(), event.clientX, event.clientY);
      setGesture(next);
      if (held === null || next.doing === "nothing" || next.doing === "press") return;
      const at = next.doing === "slide" ? (wanted.under(event) ?? held.at) : held.at;
      if (!held.dragged || at !== held.at) wanted.drag(at);
      held = { at, dragged: true };
    },
    up() {
      const played = plays(gesture());
      setGesture(NOTHING);
      if (played) wanted.push();
    },
    cancel() {
      setGesture(NOTHING);
    },
    dragged(click) {
      const byDrag = click.detail > 0 && held?.dragged === true;
      held = null;
      return byDrag;
    },
  };
}
