import { expect, it } from "vitest";
import { ranking } from "./ranking";

it("lets those who tie share the better place", () => {
  const ranks = ranking({ places: [[2, 0], [1], [3]], scores: [90, 50, 90, -10] });

  expect(ranks.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [2, 1, 90],
    [0, 1, 90],
    [1, 3, 50],
    [3, 4, -10],
  ]);
});

it("does without scores where a game has none", () => {
  expect(ranking({ places: [[1], [0]], scores: null }).map(({ score }) => score)).toEqual([null, null]);
});
