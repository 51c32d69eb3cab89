// The emblem of what a card does, in the colour of the words around it; it says nothing aloud.
import type { JSX } from "solid-js";
import type { Power } from "./cards";
import { EMBLEMS } from "./marks";
import "./card.css";

export function Emblem(props: { power: Power }): JSX.Element {
  return (
    <svg class="emblem" viewBox="-62 -66 124 124" aria-hidden="true">
      <path d={EMBLEMS[props.power]} />
    </svg>
  );
}
