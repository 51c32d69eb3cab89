import { beforeEach, describe, expect, it, vi } from "vitest";
import { shutTable } from "../fixtures/shut_the_box";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { speak } = await import("../language");
const { closing, sentence } = await import("./sentence");

const TABLE = shutTable(3);

function told(kind: string, facts: Record<string, unknown>): string | null {
  return sentence({ seq: 1, kind, facts, pace: "none" }, TABLE);
}

beforeEach(() => speak("de"));

describe("the moderator", () => {
  it("adds up the throw", () => {
    expect(told("thrown", { seat: 0, dice: [3, 5], sum: 8, fitting: [[8]] })).toBe(
      "Anna würfelt 3 und 5, zusammen 8.",
    );
    expect(told("thrown", { seat: 0, dice: [4], sum: 4, fitting: [[4]] })).toBe(
      "Anna würfelt mit einem Würfel eine 4.",
    );
  });

  it("says which flaps fall, and how many are left", () => {
    expect(told("shut", { seat: 1, flaps: [3, 6], open: [1, 2] })).toBe(
      "Oma Gerda klappt 3 und 6 zu. Noch 2 offen.",
    );
    expect(told("shut", { seat: 1, flaps: [8], open: [1] })).toBe("Oma Gerda klappt 8 zu. Noch eine offen.");
  });

  it("says why a turn is over and what it costs", () => {
    expect(told("turn_over", { seat: 0, open: [2, 3, 4], dice: [6, 2], penalty: 9, total: 21 })).toBe(
      "Für die 8 passt nichts: 9 Strafpunkte für Anna.",
    );
  });

  it("does not praise whoever plays alone for beating the others", () => {
    expect(told("over", { places: [[0]], scores: [47], by: "limit" })).toBeNull();
    expect(told("over", { places: [[0], [1]], scores: [4, 47], by: "limit" })).toBe("Anna gewinnt!");
  });

  it("says who is out, and how many play on where several do (STB-4.2)", () => {
    expect(told("eliminated", { seats: [1], totals: [50], still_in: [0, 2] })).toBe(
      "Oma Gerda ist raus, 2 spielen weiter.",
    );
    expect(told("eliminated", { seats: [1], totals: [50], still_in: [0] })).toBe("Oma Gerda ist raus.");
  });

  it("is silent about what this page does not know", () => {
    expect(told("somersault", {})).toBeNull();
  });
});

describe("the last word", () => {
  const over = { phase: "over" as const, turn: null };

  it("names who has shut the box", () => {
    const table = shutTable(2, { ...over, winner: 0 }, { result: { places: [[0], [1]], scores: [12, 27] } });

    expect(closing(table)).toContain("Anna");
  });

  it("counts the turns of whoever plays alone (STB-7.3)", () => {
    const table = shutTable(
      1,
      { ...over, round: 3, scores: [47] },
      { result: { places: [[0]], scores: [47] } },
    );

    expect(closing(table)).toBe("4 Runden durchgehalten, mit 47 Strafpunkten.");
  });

  it("comforts nobody where all share the win, and nobody before the end", () => {
    expect(closing(shutTable(2, over, { result: { places: [[0, 1]], scores: [12, 12] } }))).toBeNull();
    expect(closing(TABLE)).toBeNull();
  });
});
