import { describe, expect, it } from "vitest";
import { shutSeen } from "../../../shared/fixtures/shut_the_box";
import { rows } from "./penalties";

describe("the rows of the score sheet", () => {
  it("have what each turn has cost and the total after it", () => {
    const seen = shutSeen(2, {
      round: 1,
      scores: [20, 7],
      penalties: [
        [12, 7],
        [8, null],
      ],
    });

    expect(rows(seen)).toEqual([
      {
        round: 1,
        entries: [
          { points: 12, total: 12 },
          { points: 7, total: 7 },
        ],
      },
      {
        round: 2,
        entries: [
          { points: 8, total: 20 },
          { points: null, total: 7 },
        ],
      },
    ]);
  });

  it("begin where the game is known from", () => {
    const seen = shutSeen(2, {
      round: 5,
      scores: [40, 31],
      penalties: [
        [3, 0],
        [null, null],
      ],
    });

    expect(rows(seen).map(({ round }) => round)).toEqual([5, 6]);
    expect(rows(seen)[0]?.entries[0]).toEqual({ points: 3, total: 40 });
  });
});
