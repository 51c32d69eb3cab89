import { describe, expect, it } from "vitest";
import { observation } from "../../../shared/fixtures/tv";
import { tally } from "./exactness";

describe("a seat's tally", () => {
  const playing = observation(3, { bids: [1, 2, 0], tricks: [1, 0, 1] });

  it("says exact, open or too many while the round is played", () => {
    expect([0, 1, 2].map((seat) => tally(playing, seat).verdict)).toEqual(["exact", null, "over"]);
  });

  it("judges nothing while bids are said", () => {
    const bidding = observation(3, { phase: "bid", bids: [1, null, null], tricks: [0, 0, 0] });

    expect(tally(bidding, 0)).toEqual({ bid: 1, tricks: 0, verdict: null });
    expect(tally(bidding, 1).bid).toBeNull();
  });

  it("shows between rounds what the last one came to", () => {
    const scores = [
      { bid: 1, tricks: 1, points: 110 },
      { bid: 2, tricks: 0, points: -20 },
    ];
    const between = observation(2, {
      phase: "deal",
      bids: [null, null],
      sheet: [{ round: 0, cards: 3, scores }],
    });

    expect([0, 1].map((seat) => tally(between, seat).verdict)).toEqual(["exact", "off"]);
    expect(tally(between, 1).tricks).toBe(0);
  });

  it("is empty before anything was said", () => {
    expect(tally(observation(2, { phase: "start", sheet: [] }), 0).bid).toBeNull();
  });
});
