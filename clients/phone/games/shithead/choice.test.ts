import { describe, expect, it } from "vitest";
import { observation, sets } from "../../../shared/fixtures/shithead";
import { actionOf, allEqual, cardsOf, NOTHING, stacked, tapped } from "./choice";

const HAND = ["4s", "Jh", "Jh", "Jc", "2d"];
const playing = observation(2, { hand: HAND });
const legal = [...sets(HAND, playing.playable), "pickup"];

describe("tapping cards", () => {
  it("keeps equal ones together, and begins anew with any other", () => {
    const one = tapped(NOTHING, "hand", 1, playing, 0);
    const two = tapped(one, "hand", 3, playing, 0);

    expect(cardsOf(two, playing, 0)).toEqual(["Jh", "Jc"]);
    expect(tapped(two, "hand", 1, playing, 0).hand).toEqual([3]);
    expect(tapped(two, "hand", 4, playing, 0)).toEqual({ hand: [4], slots: [] });
  });

  it("takes one more of a stack with each tap, and lets all go after the last", () => {
    let choice = NOTHING;
    const taken: number[] = [];
    for (let tap = 0; tap < 4; tap++) {
      choice = stacked(choice, 1, playing, 0);
      taken.push(choice.hand.length);
    }

    expect(taken).toEqual([1, 2, 3, 0]);
  });

  it("can take all equal ones at once, from hand or table", () => {
    expect(allEqual({ hand: [3], slots: [] }, playing, 0).hand).toEqual([1, 2, 3]);
    const open = observation(2, {
      up: [
        ["Ah", "10d", "Ad"],
        [null, null, null],
      ],
      sources: ["up", "hand"],
    });

    expect(allEqual({ hand: [], slots: [2] }, open, 0).slots).toEqual([0, 2]);
  });
});

describe("the legal action for what is chosen", () => {
  it("is the one with just these cards, in whichever order they were tapped", () => {
    const find = (...hand: number[]) => actionOf({ hand, slots: [] }, playing, 0, legal);

    expect(find(4)).toBe("play 2d");
    expect(find(3, 1)).toBe("play Jh Jc");
    expect(find(3, 2, 1)).toBe("play Jh Jh Jc");
  });

  it("is none for cards that may not be played, and for no cards", () => {
    expect(actionOf({ hand: [0], slots: [] }, playing, 0, legal)).toBeNull();
    expect(actionOf(NOTHING, playing, 0, legal)).toBeNull();
    expect(actionOf({ hand: [4], slots: [] }, playing, 0, [])).toBeNull();
  });

  it("swaps a hand card for an open one, once both are chosen", () => {
    const swapping = observation(2, { phase: "swap", hand: HAND });
    const swaps = ["ready", "swap 4s Ah", "swap 4s 10d"];
    const hand = tapped(NOTHING, "hand", 0, swapping, 0);

    expect(actionOf(hand, swapping, 0, swaps)).toBeNull();
    expect(actionOf(tapped(hand, "slots", 2, swapping, 0), swapping, 0, swaps)).toBe("swap 4s 10d");
    expect(tapped(hand, "hand", 0, swapping, 0)).toEqual(NOTHING);
  });

  it("turns a blind card over by its place", () => {
    const blind = observation(2, {
      sources: ["down", "hand"],
      up: [
        [null, null, null],
        [null, null, null],
      ],
    });
    const flips = ["flip 1", "flip 3"];
    const chosen = tapped(tapped(NOTHING, "slots", 0, blind, 0), "slots", 2, blind, 0);

    expect(chosen.slots).toEqual([2]);
    expect(actionOf(chosen, blind, 0, flips)).toBe("flip 3");
    expect(actionOf({ hand: [], slots: [1] }, blind, 0, flips)).toBeNull();
  });
});
