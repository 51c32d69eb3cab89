import { describe, expect, it } from "vitest";
import { latest, places, type Sheet } from "./sheet";

const KIND = { corner: "Cards", best: "most" as const };
const CELL = { made: "1/1", right: true, points: 110, total: 110 };

describe("the score sheet", () => {
  it("knows the round that was written last", () => {
    const empty = { label: "3", doubled: false, cells: null };
    const sheet: Sheet = {
      ...KIND,
      rows: [{ ...empty, cells: [CELL] }, { ...empty, cells: [CELL] }, empty],
      totals: [220],
    };

    expect(latest(sheet)).toBe(1);
    expect(latest({ ...KIND, rows: [empty], totals: [0] })).toBe(-1);
  });

  it("gives equal totals the better place", () => {
    expect(places({ totals: [100, -20, 100, 40], best: "most" })).toEqual([1, 4, 1, 3]);
    expect(places({ totals: [100, -20, 100, 40], best: "fewest" })).toEqual([3, 1, 3, 2]);
  });
});
