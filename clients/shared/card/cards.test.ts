import { expect, it } from "vitest";
import { face, isCourt, pips, type Rank } from "./cards";

it("reads the notation, also of the ten", () => {
  expect(face("10h")).toEqual({ rank: "10", suit: "h" });
  expect(face("As")).toEqual({ rank: "A", suit: "s" });
});

it("puts as many pips on a number card as it says", () => {
  const numbers: Rank[] = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];

  expect(numbers.map((rank) => pips(rank).length)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it("turns the pips of the lower half upside down", () => {
  for (const { y, turned } of pips("10")) expect(turned).toBe(y > 175);
});

it("leaves courts and aces to their pictures", () => {
  expect((["J", "Q", "K"] as const).every(isCourt)).toBe(true);
  expect(pips("K")).toEqual([]);
  expect(pips("A")).toEqual([]);
});
