// The course of an evening as lines: points over games, one line a person.
import type { StandingView } from "../wire";

export interface Course {
  member: number;
  colour: number;
  /** `x,y` pairs of a polyline, from nought before the first game. */
  points: string;
  name: string;
  /** Where it ends. */
  end: { x: number; y: number };
  /** How far down its name stands beside the end: names do not lie upon each other. */
  label: number;
}

/** A dot at an end is drawn whole. */
export const EDGE = 14;
/** From one name to the next. */
const LINE = 28;

/** Lines within `width` by `height`; who is first comes last, so that his line lies on top. */
export function courses(standings: readonly StandingView[], width: number, height: number): Course[] {
  const games = Math.max(1, ...standings.map(({ curve }) => curve.length));
  const most = Math.max(1, ...standings.map(({ curve }) => Math.max(0, ...curve)));
  const x = (game: number): number => round(EDGE + (game * (width - 2 * EDGE)) / games);
  const y = (points: number): number => round(height - EDGE - (points * (height - 2 * EDGE)) / most);
  const ends = standings.map(({ curve }) => y(curve[curve.length - 1] ?? 0));
  const labels = apart(ends, height - EDGE);
  return standings
    .map((one, at) => {
      const course = [0, ...one.curve];
      return {
        member: one.member,
        name: one.name,
        colour: one.colour,
        points: course.map((points, game) => `${x(game)},${y(points)}`).join(" "),
        end: { x: x(course.length - 1), y: ends[at] ?? 0 },
        label: labels[at] ?? 0,
      };
    })
    .reverse();
}

/** The same heights, in their order, a line from each other: pushed down first, and up again from the `bottom`. */
function apart(heights: readonly number[], bottom: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  order.reduce((least, at) => {
    const height = Math.max(moved[at] ?? 0, least);
    moved[at] = height;
    return height + LINE;
  }, EDGE);
  order.reduceRight((most, at) => {
    const height = Math.min(moved[at] ?? 0, most);
    moved[at] = height;
    return height - LINE;
  }, bottom);
  return moved.map(round);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
