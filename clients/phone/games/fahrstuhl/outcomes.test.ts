import { describe, expect, it } from "vitest";
import { bidding, columns, outcome, threshold } from "./outcomes";

describe("what a bid makes of the round (FS-6.3)", () => {
  it("is undivided for good once the sum reaches the cards", () => {
    const now = bidding([2, 1, null, null], 5);

    expect(now).toEqual({ cards: 5, said: 3, last: false });
    expect(outcome(2, now)).toBe("undivided");
    expect(outcome(1, now)).toBe("open");
    expect(threshold(now)).toBe(2);
  });

  it("is settled by the last to speak", () => {
    const now = bidding([2, 1, null, 0], 5);

    expect(outcome(1, now)).toBe("divided");
    expect(outcome(2, now)).toBe("undivided");
  });

  it("may be undivided whatever one says", () => {
    const now = bidding([3, 3, null], 5);

    expect(threshold(now)).toBe(0);
    expect(outcome(0, now)).toBe("undivided");
  });
});

describe("the buttons on a narrow screen", () => {
  it.each([
    [2, 2],
    [5, 5],
    [6, 3],
    [8, 4],
    [10, 5],
    [11, 4],
  ])("%i stand in %i columns, none alone in its row", (count, wanted) => {
    expect(columns(count)).toBe(wanted);
    expect(count % wanted).not.toBe(1);
  });
});
