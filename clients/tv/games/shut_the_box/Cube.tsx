// A die as a cube that tumbles onto the face that the house has thrown.
import { createEffect, For, type JSX, on } from "solid-js";
import { wantsLessMotion } from "../../../shared/motion";
import { Pips } from "../../../shared/shut_the_box/Pips";
import { lying, TUMBLE, tumbling } from "./tumble";
import "./cube.css";

export interface CubeProps {
  value: number;
  /** Which of the dice it is; they roll differently. */
  at: number;
  /** Rises with each throw. */
  thrown: number;
}

export function Cube(props: CubeProps): JSX.Element {
  let cube: HTMLDivElement | undefined;
  createEffect(
    on(
      () => props.thrown,
      () => {
        if (wantsLessMotion()) return;
        cube?.animate(
          [{ transform: tumbling(props.value, props.at) }, { transform: lying(props.value, props.at) }],
          { duration: TUMBLE + props.at * 120, easing: "cubic-bezier(0.15, 0.6, 0.3, 1)" },
        );
      },
      // What lies there when the page comes up has been thrown before.
      { defer: true },
    ),
  );
  return (
    <div class="shut-cube" role="img" aria-label={String(props.value)} data-value={props.value}>
      <div class="shut-cube-body" ref={cube} style={{ transform: lying(props.value, props.at) }}>
        <For each={[1, 2, 3, 4, 5, 6]}>
          {(value) => (
            <div class="shut-cube-face" data-face={value}>
              <Pips value={value} />
            </div>
          )}
        </For>
      </div>
    </div>
  );
}
