import { describe, expect, it } from "vitest";
import { observation, trick } from "../../../shared/fixtures/tv";
import { EMPTY, shownTrick, takers } from "./trick";

const FINISHED = { cards: trick(3), seats: [2, 0] };
const LOOK = { pace: "look" as const, left: 2 };

describe("the trick in the middle", () => {
  it("is the one that grows", () => {
    const seen = observation(3, { trick: trick(2), last_trick: FINISHED });

    expect(shownTrick(seen, LOOK)).toEqual({ cards: trick(2), winners: null });
  });

  it("is the finished one while the table gives the eye time", () => {
    const seen = observation(3, { trick: [], last_trick: FINISHED });

    expect(shownTrick(seen, LOOK)).toEqual({ cards: trick(3), winners: [2, 0] });
    expect(shownTrick(seen, null)).toEqual(EMPTY);
  });

  it("is none before the first", () => {
    expect(shownTrick(observation(3, { trick: [], last_trick: null }), LOOK)).toEqual(EMPTY);
  });

  it("goes to its winner, a shared one to each of them in turn", () => {
    expect(takers({ cards: trick(3), winners: [1] })).toEqual([1, 1, 1]);
    expect(takers({ cards: trick(3), winners: [2, 0] })).toEqual([2, 0, 2]);
  });
});
