import { describe, expect, it } from "vitest";
import { observation, trick } from "../../../shared/fixtures/tv";
import { EMPTY, follow, keysOf, START, shownTrick, taker } from "./trick";

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
    const to = (winners: number[]) => trick(3).map(([seat]) => taker({ cards: trick(3), winners }, seat));

    expect(to([1])).toEqual([1, 1, 1]);
    expect(to([2, 0])).toEqual([2, 0, 2]);
  });

  it("goes when the next one begins or nothing lies there any more, with the cards that lay there", () => {
    const [growing, done] = [
      { cards: trick(3), winners: null },
      { cards: trick(3), winners: [1] },
    ];
    const next = { cards: trick(1), winners: null };

    const lies = follow(follow(START, growing), done);
    expect(lies).toEqual({ now: done, before: EMPTY, gone: 0 });
    expect(follow(lies, next)).toEqual({ now: next, before: done, gone: 1 });
    expect(follow(lies, EMPTY)).toEqual({ now: EMPTY, before: done, gone: 1 });
    expect(follow(follow(lies, EMPTY), next)).toEqual({ now: next, before: done, gone: 1 });
    expect(keysOf(done, 0)).toEqual(keysOf(growing, 0));
    expect(keysOf(done, 1)).not.toEqual(keysOf(growing, 0));
  });
});
