import { describe, expect, it } from "vitest";
import { lettering, newestLettering } from "./lettering";
import { latest, places, type Sheet, shown } from "./sheet";

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

describe("a long sheet", () => {
  const sheetAfter = (played: number, rounds: number): Sheet => ({
    ...KIND,
    rows: Array.from({ length: rounds }, (_, round) => ({
      label: String(round),
      doubled: false,
      cells: round < played ? [{ ...CELL, total: 10 * (round + 1) }] : null,
    })),
    totals: [10 * played],
  });

  it("is shown whole as long as it is short", () => {
    expect(shown(sheetAfter(3, 13))).toEqual({ earlier: null, rows: sheetAfter(3, 13).rows, newest: 2 });
  });

  it("begins with the first rounds, and has what is far ahead left out", () => {
    const { earlier, rows, newest } = shown(sheetAfter(2, 20));

    expect([earlier, rows[0]?.label, rows.length, newest]).toEqual([null, "0", 13, 1]);
  });

  it("has what is long ago in one line", () => {
    const { earlier, rows, newest } = shown(sheetAfter(20, 20));

    expect([earlier, rows[0]?.label, rows.length, newest]).toEqual([[80], "8", 12, 11]);
  });

  it("always has the newest round in it, and never more lines than can be read", () => {
    for (let rounds = 1; rounds <= 30; rounds++) {
      for (let played = 1; played <= rounds; played++) {
        const { earlier, rows, newest } = shown(sheetAfter(played, rounds));

        expect(rows[newest]?.label).toBe(String(played - 1));
        expect(rows.length + (earlier ? 1 : 0)).toBeLessThanOrEqual(13);
        expect(earlier?.[0] ?? 0).toBe(10 * Number(rows[0]?.label));
      }
    }
  });
});

describe("the letters of a sheet", () => {
  it("are at least 24 of 1080 lines high, however long it is and however many play", () => {
    for (let seats = 1; seats <= 10; seats++) {
      for (let lines = 1; lines <= 13; lines++) {
        expect(lettering(lines, seats)).toBeGreaterThanOrEqual(1.5);
        expect(newestLettering(lines, seats)).toBeGreaterThanOrEqual(1.5);
      }
    }
  });
});
