// Seconds that run down on this page between what the server says: it tells how many are left, never a time of day.
import { type Accessor, createEffect, createSignal, on, onCleanup } from "solid-js";

/** How often a clock is drawn anew, in milliseconds: smooth enough for a ring, cheap enough for a television. */
const STEP = 250;

/** `left` seconds were left at `since` (milliseconds of the same clock as `now`); never below none. */
export function remaining(left: number, since: number, now: number): number {
  return Math.max(0, left - (now - since) / 1000);
}

export interface Countdown {
  /** Seconds left as the server said; null: no limit. Each update brings a new object, so equal numbers count again. */
  left: number | null;
  running: boolean;
  /** When the server said so, by the clock of `now`; without: just now. It may be read later than it came. */
  told?: number | undefined;
}

/** The seconds left now, or null without a limit. */
export function createCountdown(
  told: Accessor<Countdown>,
  now: () => number = () => performance.now(),
): Accessor<number | null> {
  const [left, setLeft] = createSignal<number | null>(null);
  createEffect(
    on(told, ({ left: start, running, told: since = now() }) => {
      const seconds = (): number | null =>
        start === null || !running ? start : remaining(start, since, now());
      setLeft(seconds);
      if (start === null || !running) return;
      const timer = setInterval(() => setLeft(seconds), STEP);
      onCleanup(() => clearInterval(timer));
    }),
  );
  return left;
}
