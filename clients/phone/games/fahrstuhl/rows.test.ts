import { describe, expect, it } from "vitest";
import { observation } from "../../../shared/fixtures/tv";
import { rows } from "./rows";
import { tally } from "./exactness";

describe("the score sheet", () => {
  const sheet = [
    { round: 0, cards: 2, scores: [score(1, 1, 110), score(0, 1, -10)] },
    { round: 1, cards: 1, scores: [score(0, 0, 100), score(1, 1, 110)] },
  ];
  const seen = observation(2, { schedule: [2, 1, 1, 2], round: 2, sheet });

  it("adds up, round by round", () => {
    const totals = rows(seen, "hourglass").map((row) => row.cells?.map((cell) => cell.total) ?? null);

    expect(totals).toEqual([[110, -10], [210, 100], null, null]);
  });

  it("marks what was hit, and the half that counts double in an hourglass alone (FS-7.1)", () => {
    expect(rows(seen, "hourglass").map((row) => row.double)).toEqual([false, false, true, true]);
    expect(rows(seen, "list").some((row) => row.double)).toBe(false);
    expect(rows(seen, "list")[0]?.cells?.map((cell) => cell.exact)).toEqual([true, false]);
  });
});

describe("how a seat stands", () => {
  it("is under, exact or over what it said", () => {
    const seen = observation(3, { bids: [2, 1, 0], tricks: [1, 1, 1] });

    expect([0, 1, 2].map((seat) => tally(seen, seat)?.stands)).toEqual(["under", "exact", "over"]);
  });

  it("is nothing between rounds", () => {
    expect(tally(observation(2, { phase: "deal" }), 0)).toBeNull();
  });
});

function score(bid: number, tricks: number, points: number) {
  return { bid, tricks, points };
}
