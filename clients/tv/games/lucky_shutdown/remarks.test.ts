import { describe, expect, it, vi } from "vitest";
import { table } from "../../../shared/fixtures/lucky_shutdown";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { remarks } = await import("./remarks");

function about(kind: string, facts: Record<string, unknown>): string[] {
  const remarked = remarks({ seq: 1, kind, facts, pace: "none" }, table(4));
  return remarked.map((each) => `${each.kind} ${each.weight}`);
}

const CARDS = Array.from({ length: 9 }, () => "14o");

describe("worth a word in Lucky Shutdown", () => {
  it("are the effects of cards", () => {
    for (const effect of ["colour", "under", "wild", "pass"]) {
      expect(about("effect", { seat: 0, effect })).toEqual([`${effect} 1`]);
    }
    expect(about("effect", { seat: 0, effect: "lock" })).toEqual(["lock 2"]);
    expect(about("effect", { seat: 0, effect: "somersault" })).toEqual([]);
  });

  it("are skips, by how many", () => {
    expect(about("skip", { seats: [1] })).toEqual(["skip 1"]);
    expect(about("skip", { seats: [1, 2] })).toEqual(["skip_two 2"]);
    expect(about("skip", { seats: [1, 2, 3] })).toEqual(["skip_chain 3"]);
  });

  it("are reactions and what leaves the game", () => {
    expect(about("snapped", { seat: 0 })).toEqual(["snapped 3"]);
    expect(about("cleared", { seat: 0, why: "reset", cards: CARDS })).toEqual(["cleared_reset 2"]);
    expect(about("cleared", { seat: 0, why: "four", cards: CARDS })).toEqual(["cleared_four 3"]);
    expect(about("cleared", { seat: 0, why: "three", cards: CARDS })).toEqual(["cleared_three 3"]);
  });

  it("is luck in the dark, and courage", () => {
    expect(about("flipped", { seat: 0, fits: true, early: false })).toEqual(["blind 2"]);
    expect(about("flipped", { seat: 0, fits: false, early: false })).toEqual(["blind_wrong 2"]);
    expect(about("flipped", { seat: 0, fits: true, early: true })).toEqual(["early 3"]);
    expect(about("flipped", { seat: 0, fits: false, early: true })).toEqual(["early_wrong 3"]);
    expect(about("drawn_blind", { seat: 0, fits: true })).toEqual(["lucky 3"]);
    expect(about("drawn_blind", { seat: 0, fits: false })).toEqual(["lucky_wrong 3"]);
  });

  it("are big piles, the last card to draw, who has finished, and who is left", () => {
    expect(about("picked_up", { seat: 0, cards: CARDS })).toEqual(["pile_big 3"]);
    expect(about("picked_up", { seat: 0, cards: ["14o"] })).toEqual([]);
    expect(about("refilled", { stock: 0 })).toEqual(["stock 2"]);
    expect(about("refilled", { stock: 4 })).toEqual([]);
    expect(about("finished", { seat: 0, place: 1 })).toEqual(["first_out 3"]);
    expect(about("finished", { seat: 0, place: 3 })).toEqual(["out 2"]);
    expect(about("over", { loser: 1 })).toEqual(["over 3"]);
    expect(about("over", { loser: null })).toEqual([]);
  });
});
