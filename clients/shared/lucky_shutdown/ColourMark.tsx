// A colour as a sign of its own, for beside its name: the sun, the drop, or both.
import { For, type JSX } from "solid-js";
import type { Colour } from "./cards";
import { SHAPES, shapes } from "./marks";
import "./card.css";

export function ColourMark(props: { colour: Colour }): JSX.Element {
  return (
    <span class="colour-mark" aria-hidden="true">
      <For each={shapes(props.colour)}>
        {(shape) => (
          <svg viewBox="-56 -56 112 112" data-hue={shape} aria-hidden="true">
            <path class="lucky-hue" d={SHAPES[shape]} />
          </svg>
        )}
      </For>
    </span>
  );
}
