import { describe, expect, it } from "vitest";
import { observation, trick } from "../../../shared/fixtures/tv";
import { shownRound } from "./round";

const FINISHED = { cards: trick(3), seats: [2, 0] };
const SHEET = { pace: "sheet" as const, left: 12 };
const SCORES = [
  { bid: 1, tricks: 1, points: 110 },
  { bid: 0, tricks: 0, points: 100 },
  { bid: 0, tricks: 1, points: -10 },
];
const BETWEEN = observation(3, {
  phase: "deal",
  round: 1,
  cards: 1,
  dealer: 0,
  trump: null,
  last_trump: "9s",
  bids: [null, null, null],
  tricks: [0, 0, 0],
  divided: null,
  last_trick: FINISHED,
  sheet: [{ round: 0, cards: 2, scores: SCORES }],
});

describe("the round that the table tells of", () => {
  it("is the one whose last trick is looked at, though the next is due", () => {
    const shown = shownRound(BETWEEN, SHEET);

    expect([shown.phase, shown.round, shown.cards, shown.trump]).toEqual(["play", 0, 2, "9s"]);
    expect([shown.bids, shown.tricks, shown.divided]).toEqual([[1, 0, 0], [1, 0, 1], true]);
    expect(shown.dealer).toBe(2);
  });

  it("is the last one at the end of a game, whose dealer nobody follows", () => {
    const shown = shownRound({ ...BETWEEN, phase: "over", round: 0, cards: 2 }, SHEET);

    expect([shown.phase, shown.divided, shown.dealer]).toEqual(["play", true, 0]);
  });

  it("is of the way there as long as it is looked at, though the next one is of the way back", () => {
    const sheet = (round: number) => [{ round, cards: 1, scores: SCORES }];
    const back = { ...BETWEEN, schedule: [2, 1, 1, 2], return_half: true };

    expect(shownRound({ ...back, round: 2, sheet: sheet(1) }, SHEET).return_half).toBe(false);
    expect(shownRound({ ...back, round: 3, sheet: sheet(2) }, SHEET).return_half).toBe(true);
  });

  it("is the one that is played, dealt or due in all other moments", () => {
    const [playing, first] = [observation(3, { last_trick: FINISHED }), { ...BETWEEN, last_trick: null }];

    expect(shownRound(playing, SHEET)).toBe(playing);
    expect(shownRound(first, SHEET)).toBe(first);
    expect(shownRound(BETWEEN, null)).toBe(BETWEEN);
  });
});
