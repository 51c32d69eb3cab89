// The rounds to come as a little lift: one bar a round, as high as its cards.
import { createMemo, For, type JSX } from "solid-js";
import { schedule } from "../../../shared/fahrstuhl/schedule";
import { chosen } from "./observation";
import "./sketch.css";

const WIDTH = 190;
const HEIGHT = 65;

export function Sketch(props: { options: Record<string, unknown> }): JSX.Element {
  const rounds = createMemo(() => schedule(chosen(props.options)));
  const step = (): number => WIDTH / Math.max(rounds().length, 8);
  const unit = (): number => HEIGHT / Math.max(...rounds(), 1);
  return (
    <svg class="sketch" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <For each={rounds()}>
        {(cards, at) => (
          <rect
            x={WIDTH - (rounds().length - at()) * step()}
            y={HEIGHT - cards * unit()}
            width={step() * 0.78}
            height={cards * unit()}
            rx="2"
          />
        )}
      </For>
    </svg>
  );
}
