// The time left for a decision: a ring that empties, and the seconds once they are few.
import { type Accessor, createEffect, createMemo, type JSX, on, Show } from "solid-js";
import { createCountdown } from "./countdown";
import "./clock.css";

/** From so many seconds on, the number is shown and the ring changes its look. */
export const SHORT = 10;

const RADIUS = 46;
const ROUND = 2 * Math.PI * RADIUS;

export interface ClockProps {
  left: number | null;
  total: number | null;
  running: boolean;
  /** When the server said so, as `performance.now()` tells it: with another, the same number of seconds counts anew. */
  told?: number;
  /** Called once when the seconds become few. */
  onShort?: () => void;
  /** What it is called by who listens, with so many seconds left; null: there is no limit. */
  label?: (left: number | null) => string;
  children?: JSX.Element;
}

/** Whether so few of the seconds are left that one should hurry. */
export function isShort(left: number | null): boolean {
  return left !== null && left <= SHORT;
}

/** A ring around its children; without a limit the ring stays whole. */
export function Clock(props: ClockProps): JSX.Element {
  const left = createCountdown(() => {
    const left = props.left;
    // Nothing runs down without a limit: most clocks of a table have none.
    return { left, running: props.running, told: left === null ? undefined : props.told };
  });
  const short = createMemo(() => props.running && isShort(left()));
  createEffect(on(short, (now) => now && props.onShort?.()));
  // Whole seconds: nobody is told a quarter of one.
  const seconds = createMemo(() => {
    const now = left();
    return now === null ? null : Math.ceil(now);
  });
  return (
    <span
      class="clock"
      classList={{ "clock-short": isShort(left()), "clock-still": !props.running }}
      role="timer"
      aria-label={props.label?.(seconds())}
    >
      <Ring left={left} total={props.total} />
      <span class="clock-inside">{props.children}</span>
      <Show when={isShort(left())}>
        <span class="clock-seconds">{seconds()}</span>
      </Show>
    </span>
  );
}

function Ring(props: { left: Accessor<number | null>; total: number | null }): JSX.Element {
  const part = () => {
    const left = props.left();
    return left === null || !props.total ? 1 : Math.min(1, left / props.total);
  };
  return (
    <svg class="clock-ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle class="clock-track" cx="50" cy="50" r={RADIUS} />
      <circle
        class="clock-hand"
        cx="50"
        cy="50"
        r={RADIUS}
        transform="rotate(-90 50 50)"
        stroke-dasharray={`${part() * ROUND} ${ROUND}`}
      />
    </svg>
  );
}
