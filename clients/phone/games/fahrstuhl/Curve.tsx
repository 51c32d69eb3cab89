// The lift as a line: one dot a round, as high as its cards; what counts double is drawn stronger.
import { For, type JSX, Show } from "solid-js";
import { schedule } from "../../../shared/fahrstuhl/schedule";
import type { Options } from "../../../shared/games/fahrstuhl";
import { chosen } from "./seen";
import "./curve.css";

const WIDTH = 160;
const HEIGHT = 56;
const EDGE = 6;

/** `name` empty: what these options mean. Else a picture for an option's value, where one helps. */
export function Curve(props: {
  name: string;
  value: unknown;
  options: Record<string, unknown>;
}): JSX.Element {
  return (
    <Show when={props.name === "" || props.name === "mode" || props.name === "schedule"}>
      <Lift
        options={{ ...chosen(props.options), ...(props.name === "" ? {} : { [props.name]: props.value }) }}
      />
    </Show>
  );
}

function Lift(props: { options: Options }): JSX.Element {
  const rounds = () => schedule(props.options);
  const x = (round: number) =>
    rounds().length < 2 ? WIDTH / 2 : EDGE + (round * (WIDTH - 2 * EDGE)) / (rounds().length - 1);
  const y = (cards: number) => HEIGHT - EDGE - (cards * (HEIGHT - 2 * EDGE)) / Math.max(7, ...rounds());
  const double = (round: number) => props.options.mode === "hourglass" && 2 * round >= rounds().length;
  return (
    <Show when={rounds().length > 0}>
      <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline
          class="curve-line"
          points={rounds()
            .map((cards, round) => `${x(round)},${y(cards)}`)
            .join(" ")}
        />
        <For each={rounds()}>
          {(cards, round) => (
            <circle
              class="curve-dot"
              classList={{ "curve-double": double(round()) }}
              cx={x(round())}
              cy={y(cards)}
              r={double(round()) ? 4.4 : 3.2}
            />
          )}
        </For>
      </svg>
    </Show>
  );
}
