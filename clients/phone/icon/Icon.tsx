// Small signs drawn with one stroke each.
import type { JSX } from "solid-js";
import "./icon.css";

const PATHS = {
  rules: "M12 21c-2-1.6-4.6-2-8-2V5c3.4 0 6 .4 8 2c2-1.6 4.6-2 8-2v14c-3.4 0-6 .4-8 2zM12 7v14",
  sheet: "M5 3h14v18l-3-2l-4 2l-4-2l-3 2zM9 8h6M9 12h6M9 16h3",
  host: "M3 8l4.5 4L12 5l4.5 7L21 8l-2 11H5z",
  close: "M6 6l12 12M18 6L6 18",
  up: "M6 15l6-6l6 6",
  down: "M6 9l6 6l6-6",
  check: "M5 13l4.5 4.5L19 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  pause: "M9 5v14M15 5v14",
  play: "M8 5l11 7l-11 7z",
  eye: "M2 12s4-7 10-7s10 7 10 7s-4 7-10 7s-10-7-10-7zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
  screen: "M3 5h18v12H3zM9 21h6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  tap: "M9 13V5.5a1.75 1.75 0 0 1 3.5 0V11l5 1c1.1.2 1.7 1.2 1.5 2.2l-.9 5a2 2 0 0 1-2 1.8h-4.6a2 2 0 0 1-1.7-.9L6 15.5a1.6 1.6 0 0 1 2.4-2z",
} as const;

export type IconName = keyof typeof PATHS;

/** Says nothing aloud: what it stands on has words. */
export function Icon(props: { name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[props.name]} />
    </svg>
  );
}
