import { describe, expect, it } from "vitest";
import { latest, places, type Sheet } from "./sheet";

const CELL = { bid: 1, tricks: 1, points: 110, total: 110 };

describe("the score sheet", () => {
  it("knows the round that was written last", () => {
    const empty = { cards: 3, doubled: false, cells: null };
    const sheet: Sheet = {
      rows: [{ ...empty, cells: [CELL] }, { ...empty, cells: [CELL] }, empty],
      totals: [220],
    };

    expect(latest(sheet)).toBe(1);
    expect(latest({ rows: [empty], totals: [0] })).toBe(-1);
  });

  it("gives equal totals the better place", () => {
    expect(places([100, -20, 100, 40])).toEqual([1, 4, 1, 3]);
  });
});
