import { describe, expect, it, vi } from "vitest";
import { shutTable } from "../../../shared/fixtures/shut_the_box";
import { entries, type Noted, note, noted } from "./noted";

vi.stubGlobal("window", {});

/** A game of two seats as a phone sees it, view by view. */
const VIEWS: [number, number[]][] = [
  [0, [0, 0]],
  [0, [12, 0]],
  [1, [12, 7]],
  [1, [20, 7]],
  [2, [20, 16]],
];

function watched(views: readonly [number, number[]][]): Noted {
  return views.reduce<Noted>((rows, [round, scores]) => noted(rows, round, scores), []);
}

describe("the notes of a game", () => {
  it("have the penalty of each turn, also the last one of a round", () => {
    const rows = watched(VIEWS);

    expect(entries(rows, 0)).toEqual([
      { points: 12, total: 12 },
      { points: 7, total: 7 },
    ]);
    expect(entries(rows, 1)?.map(({ points }) => points)).toEqual([8, 9]);
  });

  it("have no penalty for a turn that is still to come", () => {
    expect(entries(watched(VIEWS.slice(0, 4)), 1)?.map(({ points }) => points)).toEqual([8, null]);
  });

  it("leave open what this phone has not seen", () => {
    const rows = watched([[3, [40, 31]]]);

    expect(entries(rows, 2)).toBeNull();
    expect(entries(rows, 3)).toEqual([
      { points: null, total: 40 },
      { points: null, total: 31 },
    ]);
  });

  it("are kept for this game alone", () => {
    note("KXWP", shutTable(2, { round: 0, scores: [12, 0] }));
    expect(note("KXWP", shutTable(2, { round: 1, scores: [12, 7] }))).toEqual([
      [12, 7],
      [12, 7],
    ]);
    expect(note("KXWP", shutTable(2, { round: 0, scores: [0, 0] }, { number: 2 }))).toEqual([[0, 0]]);
  });
});
