import { expect, it } from "vitest";
import type { Happening } from "../../../shared/wire";
import { leaving } from "./leaving";

const PILE = ["18o", "18b", "18o", "18b"];

function happened(kind: string, facts: Record<string, unknown>): Happening {
  return { seq: 0, kind, facts, pace: "none" };
}

it("is nothing while the pile stays", () => {
  expect(leaving([happened("played", { seat: 1, cards: ["16o"] })])).toBeNull();
});

it("goes out of the game with the cards that completed it", () => {
  const snap = [
    happened("snapped", { seat: 2, cards: ["18b"] }),
    happened("cleared", { seat: 2, why: "four", cards: PILE }),
  ];

  expect(leaving(snap)).toEqual({
    cards: PILE,
    fresh: 1,
    from: { seat: 2, slot: null },
    to: null,
    misfit: false,
  });
});

it("goes to who turned up a card that does not fit, from that slot", () => {
  const flip = [
    happened("flipped", { seat: 0, slot: 3, card: "13b", fits: false }),
    happened("picked_up", { seat: 0, cards: [...PILE, "13b"], why: "misfit" }),
  ];

  expect(leaving(flip)).toMatchObject({ fresh: 1, from: { seat: 0, slot: 2 }, to: 0, misfit: true });
});

it("is just taken, with nothing new on it", () => {
  expect(leaving([happened("picked_up", { seat: 1, cards: PILE })])).toMatchObject({ fresh: 0, to: 1 });
});
