// The lamp over the table, as the sign of the house.
import type { JSX } from "solid-js";

export function Lamp(): JSX.Element {
  return (
    <svg class="lamp" viewBox="0 0 200 120" aria-hidden="true">
      <path class="lamp-light" d="M70 52L10 112H190L130 52Z" />
      <path class="lamp-cord" d="M100 0V22" />
      <path class="lamp-shade" d="M78 22H122L142 52H58Z" />
      <ellipse class="lamp-table" cx="100" cy="108" rx="86" ry="10" />
    </svg>
  );
}
