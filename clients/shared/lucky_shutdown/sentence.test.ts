import { describe, expect, it, vi } from "vitest";
import type { Happening } from "../wire";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { cardName, cardsName } = await import("./names");
const { sentence } = await import("./sentence");

const NAMES = ["Anna", "Ben", "Cem"];

function told(kind: string, facts: Record<string, unknown>): string | null {
  const happening: Happening = { seq: 1, kind, facts, pace: "none" };
  return sentence(happening, (seat) => NAMES[seat] ?? "");
}

describe("in German", () => {
  it("names cards", () => {
    expect(["17b", "Px", "U16b", "Ro"].map(cardName)).toEqual([
      "blaue 17",
      "PASS in beiden Farben",
      "UNDER 16",
      "RESET in Orange",
    ]);
    expect(cardsName(["18o", "18b"])).toBe("2 × 18");
    expect(cardsName(["U16b", "U17x"])).toBe("2 × UNDER");
  });

  it("says whose card did what", () => {
    expect(told("played", { seat: 1, cards: ["15o"], from_hand: 1 })).toBe("Ben legt orange 15.");
    expect(told("effect", { seat: 1, card: "15o", effect: "lock" })).toContain("sperrt Magic");
    expect(told("skip", { seats: [1, 2] })).toBe("Ben und Cem müssen aussetzen oder mit 19 antworten.");
    expect(told("cleared", { seat: 2, why: "four", cards: ["18o"] })).toContain("Viermal 18");
  });

  it("passes over what it does not know", () => {
    expect(told("refilled", { seat: 0, count: 2, stock: 3 })).toBeNull();
    expect(told("effect", { seat: 0, card: "15o", effect: "dance" })).toBeNull();
  });
});
