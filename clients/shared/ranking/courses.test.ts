import { expect, test } from "vitest";
import { standing } from "../fixtures/ranking";
import { courses } from "./courses";

test("every line begins at nought and ends as high as its points", () => {
  const [second, first] = courses(
    [standing(1, { curve: [2, 4] }), standing(2, { curve: [1, 2], place: 2 })],
    216,
    116,
  );
  expect(first?.points).toBe("8,108 108,58 208,8");
  expect(second?.points).toBe("8,108 108,83 208,58");
  expect(second?.end).toEqual({ x: 208, y: 58 });
});

test("an evening without a point is a line on the ground", () => {
  expect(courses([standing(1, { curve: [0] })], 100, 100)[0]?.points).toBe("8,92 92,92");
  expect(courses([], 100, 100)).toEqual([]);
});
