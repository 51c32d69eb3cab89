import { describe, expect, it, vi } from "vitest";
import { table } from "../../../shared/fixtures/shithead";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { remarks } = await import("./remarks");

function about(kind: string, facts: Record<string, unknown>): string[] {
  const remarked = remarks({ seq: 1, kind, facts, pace: "none" }, table(3));
  return remarked.map((each) => `${each.kind} ${each.weight}`);
}

const CARDS = ["4h", "5h", "6h", "8h", "9h", "Jh", "Qh", "Kh", "Ah"];

describe("worth a word in Shithead", () => {
  it("are cards that do something, and three at once", () => {
    expect(about("played", { seat: 0, cards: ["3h"], effect: "mirror" })).toEqual(["mirror 1"]);
    expect(about("played", { seat: 0, cards: ["7h"], effect: "low_rule" })).toEqual(["low_rule 1"]);
    expect(about("played", { seat: 0, cards: ["9h", "9d", "9s"], effect: null })).toEqual(["three 1"]);
    expect(about("played", { seat: 0, cards: ["9h"], effect: null })).toEqual([]);
  });

  it("are burnt piles, by what burnt them and how large they were", () => {
    expect(about("burned", { seat: 0, cause: "ten", cards: ["10h"] })).toEqual(["burned_ten 2"]);
    expect(about("burned", { seat: 0, cause: "ten", cards: CARDS })).toEqual(["burned_big 2"]);
    expect(about("burned", { seat: 0, cause: "four", cards: CARDS })).toEqual(["burned_four 3"]);
    expect(about("burned", { seat: 0, cause: "triple_seven", cards: CARDS })).toEqual(["burned_sevens 3"]);
  });

  it("are piles that are picked up, the big ones and the small ones that were chosen", () => {
    expect(about("picked_up", { seat: 0, cards: CARDS, why: "flip" })).toEqual(["pile_big 3"]);
    expect(about("picked_up", { seat: 0, cards: ["4h"], why: "choice" })).toEqual(["pile_small 1"]);
    expect(about("picked_up", { seat: 0, cards: ["4h"], why: "flip" })).toEqual([]);
    expect(about("picked_up", { seat: 0, cards: CARDS.slice(0, 5), why: "choice" })).toEqual([]);
  });

  it("is luck in the dark", () => {
    expect(about("flipped", { seat: 0, fits: true })).toEqual(["blind 2"]);
    expect(about("flipped", { seat: 0, fits: false })).toEqual(["blind_wrong 2"]);
  });

  it("are the last card to draw, who is out, and who is left", () => {
    expect(about("drew", { left: 0 })).toEqual(["stock 2"]);
    expect(about("drew", { left: 3 })).toEqual([]);
    expect(about("out", { seat: 1, place: 1 })).toEqual(["first_out 3"]);
    expect(about("out", { seat: 1, place: 2 })).toEqual(["out 2"]);
    expect(about("over", { loser: 2 })).toEqual(["over 3"]);
  });
});
