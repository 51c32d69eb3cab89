// A flap of the box, standing up with its number or folded down; the one who shows it sets --flap, its width.
import type { JSX } from "solid-js";
import "./flap.css";

export function Flap(props: { number: number; up: boolean }): JSX.Element {
  return (
    <span class="shut-flap" data-flap={props.number} data-up={String(props.up)} aria-hidden="true">
      <span class="shut-flap-plate">
        <span class="shut-flap-front">{props.number}</span>
        <span class="shut-flap-back" />
      </span>
    </span>
  );
}
