import { expect, it } from "vitest";
import { follow, START } from "./ending";

function happened(kind: string, facts: Record<string, unknown>) {
  return { seq: 1, kind, facts, pace: "none" as const };
}

const TEN = happened("played", { seat: 2, cards: ["10h"], slots: [] });

it("shows a burned pile until the next card", () => {
  const burned = follow(START, [TEN, happened("burned", { seat: 2, cause: "ten", cards: ["4h", "10h"] })]);

  expect(burned.ending).toEqual({ how: "burned", seat: 2, cards: ["4h", "10h"], wrong: false });
  expect(follow(burned, [happened("played", { seat: 0, cards: ["4s"], slots: [] })]).ending).toBeNull();
});

it("lays a blind card that did not fit on top of what is taken", () => {
  const { laid, ending } = follow(START, [
    happened("flipped", { seat: 1, slot: 3, card: "4s", fits: false }),
    happened("picked_up", { seat: 1, cards: ["4s", "Jh", "Kd"], why: "flip" }),
  ]);

  expect(laid).toEqual({ seat: 1, count: 1, slots: [3] });
  expect(ending).toEqual({ how: "taken", seat: 1, cards: ["Jh", "Kd", "4s"], wrong: true });
});

it("does not change with what moves no card of the pile", () => {
  expect(follow(START, [happened("ready", { seat: 1 })])).toBe(START);
});
