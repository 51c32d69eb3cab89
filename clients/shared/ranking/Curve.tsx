// The course of the evening: one line a person, in the person's colour, the name at its end.
import { For, type JSX } from "solid-js";
import type { StandingView } from "../wire";
import { courses, EDGE } from "./courses";
import "./ranking.css";

const WIDTH = 640;
const HEIGHT = 360;
/** Right of the lines, for the names. */
const NAMES = 236;
/** So many letters of a name fit there. */
const LETTERS = 16;

/** A picture beside the list of places, which says the same in numbers. */
export function Curve(props: { standings: readonly StandingView[] }): JSX.Element {
  const right = WIDTH - NAMES;
  return (
    <svg class="ranking-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line class="ranking-ground" x1={EDGE} y1={HEIGHT - EDGE} x2={right - EDGE} y2={HEIGHT - EDGE} />
      <For each={courses(props.standings, right, HEIGHT)}>
        {(course) => (
          <g class="ranking-course" data-colour={course.colour}>
            <polyline class="ranking-edge" points={course.points} />
            <polyline points={course.points} />
            <path d={`M${course.end.x} ${course.end.y}L${right + 12} ${course.label}`} />
            <circle cx={course.end.x} cy={course.end.y} r="9" />
            <text x={right + 18} y={course.label + 8}>
              {short(course.name)}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}

function short(name: string): string {
  return name.length <= LETTERS ? name : `${name.slice(0, LETTERS - 1)}…`;
}
