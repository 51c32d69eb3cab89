import { expect, it } from "vitest";
import { ranking } from "./ranking";

it("shares the better place and leaves out the next (GEN-8)", () => {
  const placed = ranking({ places: [[2], [0, 3], [1]], scores: [50, -10, 90, 50] });

  expect(placed).toEqual([
    { place: 1, seat: 2, score: 90 },
    { place: 2, seat: 0, score: 50 },
    { place: 2, seat: 3, score: 50 },
    { place: 4, seat: 1, score: -10 },
  ]);
});

it("knows games without points", () => {
  expect(ranking({ places: [[0], [1]], scores: null })).toEqual([
    { place: 1, seat: 0, score: null },
    { place: 2, seat: 1, score: null },
  ]);
});
