// A suit as a sign of its own, in its tone.
import type { JSX } from "solid-js";
import { OUTLINES, type Suit } from "./cards";
import "./card.css";

export function SuitMark(props: { suit: Suit; label?: string }): JSX.Element {
  return (
    <svg
      class="suit-mark"
      data-suit={props.suit}
      viewBox="-52 -56 104 112"
      role={props.label ? "img" : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : "true"}
    >
      <path d={OUTLINES[props.suit]} />
    </svg>
  );
}
