// The face of a die: its pips where they belong.
import { For, type JSX } from "solid-js";

const LOW = 25;
const MIDDLE = 50;
const HIGH = 75;
const CENTRE = [[MIDDLE, MIDDLE]] as const;
const RISING = [
  [LOW, HIGH],
  [HIGH, LOW],
] as const;
const FALLING = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const;
const SIDES = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
] as const;

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: CENTRE,
  2: RISING,
  3: [...CENTRE, ...RISING],
  4: [...RISING, ...FALLING],
  5: [...CENTRE, ...RISING, ...FALLING],
  6: [...RISING, ...FALLING, ...SIDES],
};

export function Pips(props: { value: number }): JSX.Element {
  return (
    <svg class="shut-pips" viewBox="0 0 100 100" aria-hidden="true">
      <For each={PIPS[props.value] ?? []}>{([x, y]) => <circle cx={x} cy={y} r="10.5" />}</For>
    </svg>
  );
}
