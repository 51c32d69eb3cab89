import { expect, test } from "vitest";
import { ranking, standing } from "../fixtures/ranking";
import { courses } from "./courses";

test("every line begins at nought and ends as high as its points", () => {
  const [second, first] = courses(
    [standing(1, { curve: [2, 4] }), standing(2, { curve: [1, 2], place: 2 })],
    228,
    128,
  );
  expect(first?.points).toBe("14,114 114,64 214,14");
  expect(second?.points).toBe("14,114 114,89 214,64");
  expect(second?.end).toEqual({ x: 214, y: 64 });
});

test("an evening without a point is a line on the ground", () => {
  expect(courses([standing(1, { curve: [0] })], 100, 100)[0]?.points).toBe("14,86 86,86");
  expect(courses([], 100, 100)).toEqual([]);
});

test("names stand apart and within the picture, in the order of their lines", () => {
  const lines = [...courses(ranking(12).standings, 440, 360)].sort((one, other) => one.label - other.label);
  const gaps = lines.slice(1).map(({ label }, at) => label - (lines[at]?.label ?? 0));

  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(27.9);
  expect(lines.map(({ end }) => end.y)).toEqual(
    lines.map(({ end }) => end.y).sort((one, other) => one - other),
  );
  expect(lines[0]?.label).toBeGreaterThan(0);
  expect(lines[11]?.label).toBeLessThan(360);
});
