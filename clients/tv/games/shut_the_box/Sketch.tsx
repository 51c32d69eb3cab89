// A small box with the flaps that will be played, some of them down.
import { For, type JSX } from "solid-js";
import { chosen, whole } from "../../../shared/shut_the_box/table";
import "./sketch.css";

const WIDTH = 190;
const HEIGHT = 65;
const EDGE = 8;
/** Every so many are drawn folded. */
const FOLDED = 3;

export function Sketch(props: { options: Record<string, unknown> }): JSX.Element {
  const flaps = () => whole(chosen(props.options).box);
  const step = () => (WIDTH - 2 * EDGE) / flaps().length;
  const high = (flap: number) => (flap % FOLDED === 0 ? 12 : 34);
  return (
    <svg class="shut-sketch" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect class="shut-sketch-box" width={WIDTH} height={HEIGHT} rx="8" />
      <For each={flaps()}>
        {(flap) => (
          <rect
            class="shut-sketch-flap"
            x={EDGE + (flap - 1) * step() + 1}
            y={HEIGHT - EDGE - 6 - high(flap)}
            width={step() - 2}
            height={high(flap)}
            rx="2"
          />
        )}
      </For>
      <rect class="shut-sketch-rod" x={EDGE} y={HEIGHT - EDGE - 6} width={WIDTH - 2 * EDGE} height="3" />
    </svg>
  );
}
