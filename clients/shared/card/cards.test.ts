import { expect, it } from "vitest";
import { face, isCourt, marks, pips, type Rank } from "./cards";

it("reads the notation, also of the ten", () => {
  expect(face("10h")).toEqual({ rank: "10", suit: "h" });
  expect(face("As")).toEqual({ rank: "A", suit: "s" });
});

it("puts as many pips on a number card as it says", () => {
  const numbers: Rank[] = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];

  expect(numbers.map((rank) => pips(rank).length)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it("turns the pips of the lower half upside down", () => {
  for (const { y, turn } of pips("10")) expect(turn).toBe(y > 175 ? 180 : 0);
});

it("leaves courts and aces to their pictures", () => {
  expect((["J", "Q", "K"] as const).every(isCourt)).toBe(true);
  expect(pips("K")).toEqual([]);
  expect(pips("A")).toEqual([]);
});

it("draws the suit in two corners, and in the middle as often as the card says", () => {
  const drawn = (card: string): number => marks(card).split("Z").length - 1;

  expect(["2h", "10s", "Kd", "Ac"].map(drawn)).toEqual([4, 12, 2, 3]);
});
