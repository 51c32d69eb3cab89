import { beforeEach, describe, expect, it, vi } from "vitest";
import { table } from "../fixtures/tv";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { speak } = await import("../language");
const { sentence } = await import("./sentence");

const TABLE = table(5);

function told(kind: string, facts: Record<string, unknown>): string | null {
  return sentence({ seq: 1, kind, facts, pace: "none" }, TABLE);
}

beforeEach(() => speak("de"));

describe("the moderator", () => {
  it("names the player and the card", () => {
    expect(told("played", { seat: 1, card: "Ah" })).toBe("Oma Gerda legt Herz-Ass.");
    expect(told("played", { seat: 1, card: "10c" })).toBe("Oma Gerda legt Kreuz-10.");
  });

  it("speaks the language of the page", () => {
    speak("en");

    expect(told("played", { seat: 0, card: "Qs" })).toBe("Anna plays the queen of spades.");
  });

  it("counts bids as people do", () => {
    expect(told("bid", { seat: 0, bid: 0 })).toBe("Anna will keinen Stich.");
    expect(told("bid", { seat: 0, bid: 1 })).toBe("Anna sagt einen Stich an.");
    expect(told("bid", { seat: 0, bid: 3 })).toBe("Anna sagt 3 Stiche an.");
  });

  it("says who gets a trick, or that it is shared", () => {
    expect(told("trick", { seats: [2] })).toBe("Der Stich geht an Ben.");
    expect(told("trick", { seats: [2, 0] })).toBe("Ben und Anna bekommen je einen Stich.");
  });

  it("says who was right after a round", () => {
    const row = (seat: number, bid: number, tricks: number) => ({ seat, bid, tricks });

    expect(told("round", { round: 1, rows: [row(0, 1, 1), row(1, 0, 2), row(2, 2, 2)] })).toBe(
      "Runde 2 ist vorbei. Genau richtig lagen Anna und Ben.",
    );
    expect(told("round", { round: 1, rows: [row(0, 1, 0)] })).toBe(
      "Runde 2 ist vorbei. Niemand lag genau richtig.",
    );
    expect(told("round", { round: 1, rows: [row(0, 1, 1)] })).toBe(
      "Runde 2 ist vorbei. Alle lagen genau richtig!",
    );
  });

  it("is silent about what this page does not know", () => {
    expect(told("somersault", {})).toBeNull();
  });
});
