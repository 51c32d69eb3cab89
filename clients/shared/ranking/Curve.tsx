// The course of the evening: one line a person, in the person's colour, the symbol at its end.
import { For, type JSX } from "solid-js";
import type { StandingView } from "../wire";
import { courses } from "./courses";
import "./ranking.css";

const WIDTH = 640;
const HEIGHT = 360;

/** A picture beside the list of places, which says the same in numbers. */
export function Curve(props: { standings: readonly StandingView[] }): JSX.Element {
  return (
    <svg class="ranking-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line class="ranking-ground" x1="8" y1={HEIGHT - 8} x2={WIDTH - 8} y2={HEIGHT - 8} />
      <For each={courses(props.standings, WIDTH, HEIGHT)}>
        {(course) => (
          <g class="ranking-course" data-colour={course.colour}>
            <polyline points={course.points} />
            <circle cx={course.end.x} cy={course.end.y} r="9" />
          </g>
        )}
      </For>
    </svg>
  );
}
