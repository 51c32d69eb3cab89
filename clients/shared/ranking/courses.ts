// The course of an evening as lines: points over games, one line a person.
import type { StandingView } from "../wire";

export interface Course {
  member: number;
  colour: number;
  /** `x,y` pairs of a polyline, from nought before the first game. */
  points: string;
  /** Where it ends. */
  end: { x: number; y: number };
}

const EDGE = 8;

/** Lines within `width` by `height`; who is first comes last, so that his line lies on top. */
export function courses(standings: readonly StandingView[], width: number, height: number): Course[] {
  const games = Math.max(1, ...standings.map(({ curve }) => curve.length));
  const most = Math.max(1, ...standings.map(({ curve }) => Math.max(0, ...curve)));
  const x = (game: number): number => round(EDGE + (game * (width - 2 * EDGE)) / games);
  const y = (points: number): number => round(height - EDGE - (points * (height - 2 * EDGE)) / most);
  return standings
    .map((one) => {
      const course = [0, ...one.curve];
      const last = course.length - 1;
      return {
        member: one.member,
        colour: one.colour,
        points: course.map((points, game) => `${x(game)},${y(points)}`).join(" "),
        end: { x: x(last), y: y(course[last] ?? 0) },
      };
    })
    .reverse();
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
