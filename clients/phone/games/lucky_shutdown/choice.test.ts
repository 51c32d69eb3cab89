import { describe, expect, it } from "vitest";
import { equalsLeft, fits, type Own, playsOf, type Spot, tapped, topWords, wantsMore } from "./choice";

const hand = (...at: number[]): Spot[] => at.map((each) => ({ zone: "hand", at: each }));
const open = (...at: number[]): Spot[] => at.map((each) => ({ zone: "open", at: each }));
const BARE = [null, null, null];

describe("what is pointed at", () => {
  const own: Own = { hand: ["16o", "18o", "18b", "U16b"], open: ["18o", null, "16b"] };

  it("grows by equal cards, begins anew with others, and is let go by a second tap", () => {
    expect(tapped([], { zone: "hand", at: 1 }, own)).toEqual(hand(1));
    expect(tapped(hand(1), { zone: "hand", at: 2 }, own)).toEqual(hand(1, 2));
    expect(tapped(hand(1, 2), { zone: "hand", at: 0 }, own)).toEqual(hand(0));
    expect(tapped(hand(1, 2), { zone: "hand", at: 1 }, own)).toEqual(hand(2));
    expect(tapped(hand(1), { zone: "open", at: 0 }, own)).toEqual([...hand(1), ...open(0)]);
  });

  it("never takes a 16 and an UNDER 16 for equal (LS-1.3)", () => {
    expect(tapped(hand(0), { zone: "hand", at: 3 }, own)).toEqual(hand(3));
  });

  it("knows the equal cards that could come along", () => {
    expect(equalsLeft(hand(1), own)).toEqual(hand(2));
    expect(equalsLeft(hand(0), own)).toEqual([]);
    expect(equalsLeft(open(0), own)).toEqual(hand(1, 2));
    expect(equalsLeft([], own)).toEqual([]);
  });
});

describe("the plays of what is pointed at", () => {
  it("are the listed ones of exactly these cards, in any order", () => {
    const own: Own = { hand: ["18o", "18b", "18b"], open: BARE };
    const legal = ["play 18o", "play 18b", "play 18o 18b", "play 18b 18b", "pickup"];

    expect(playsOf(legal, hand(0), own)).toEqual(["play 18o"]);
    expect(playsOf(legal, hand(2, 0), own)).toEqual(["play 18o 18b"]);
    expect(playsOf(legal, hand(0, 1, 2), own)).toEqual([]);
    expect(playsOf(legal, [], own)).toEqual([]);
  });

  it("are several where it matters which card lies on top (LS-3.2)", () => {
    const own: Own = { hand: ["17o", "17b"], open: BARE };
    const legal = ["play 17b 17o", "play 17o 17b", "play 17o"];

    expect(playsOf(legal, hand(0, 1), own)).toEqual(["play 17b 17o", "play 17o 17b"]);
    expect(topWords("play 17b 17o")).toEqual({ colour: "o", limit: null });
    expect(topWords("play U16b U17x")).toEqual({ colour: "x", limit: 17 });
  });

  it("take cards of one name from the hand first", () => {
    const own: Own = { hand: ["19b"], open: ["19b", "19o", null] };
    const legal = ["play 19b", "play 19b 19b", "play 19b 19o", "play 19b 19b 19o"];

    expect(playsOf(legal, open(0), own)).toEqual([]);
    expect(playsOf(legal, [...hand(0), ...open(0)], own)).toEqual(["play 19b 19b"]);
    expect(playsOf(legal, [...open(1), ...hand(0)], own)).toEqual(["play 19b 19o"]);
  });

  it("may need an equal card more (LS-4.5)", () => {
    const own: Own = { hand: ["19o", "19b", "20b"], open: BARE };
    const legal = ["play 19o", "play 19o 19b"];

    expect(wantsMore(legal, hand(1), own)).toBe(true);
    expect(wantsMore(legal, hand(2), own)).toBe(false);
    expect(fits(legal, { zone: "hand", at: 1 }, own)).toBe(true);
    expect(fits(legal, { zone: "hand", at: 2 }, own)).toBe(false);
  });

  it("let an open card stand out only if it comes along", () => {
    const own: Own = { hand: ["19b"], open: ["19b", "19o", null] };

    expect(fits(["play 19b"], { zone: "open", at: 0 }, own)).toBe(false);
    expect(fits(["play 19b", "play 19b 19b"], { zone: "open", at: 0 }, own)).toBe(true);
  });
});
