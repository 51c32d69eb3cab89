import { beforeEach, describe, expect, it, vi } from "vitest";
import { table } from "../fixtures/shithead";
import type { Observation } from "../games/shithead";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { speak } = await import("../language");
const { closing, sentence } = await import("./sentence");
const { textsHere } = await import("../spoken");
await textsHere();

function told(kind: string, facts: Record<string, unknown>, seen: Partial<Observation> = {}): string | null {
  return sentence({ seq: 1, kind, facts, pace: "none" }, table(4, seen));
}

function played(cards: string[], more: Record<string, unknown> = {}): Record<string, unknown> {
  return { seat: 1, cards, source: "hand", slots: [], counts: "9", effect: null, ...more };
}

beforeEach(() => speak("de"));

describe("the moderator", () => {
  it("says whose cards lie there, and what they do", () => {
    expect(told("played", played(["9h", "9d"]))).toBe("Oma Gerda legt Herz-9 und Karo-9.");
    expect(told("played", played(["Qh", "Qd", "Qs"]))).toBe("Oma Gerda legt 3 × Dame.");
    expect(told("played", played(["3h"], { effect: "mirror" }))).toBe(
      "Oma Gerda legt Herz-3. Spiegel: Weiter zählt 9.",
    );
    expect(told("played", played(["7c"], { effect: "low_rule", source: "up" }))).toBe(
      "Oma Gerda legt vom Tisch: Kreuz-7. Jetzt nur 4, 5 oder 6!",
    );
    expect(told("played", played(["9h"], { effect: "invisible", counts: null }))).toContain(
      "Alles darf darauf",
    );
  });

  it("says no effect of cards that have burned, and nothing twice of a blind card", () => {
    expect(told("played", played(["7c"], { effect: "low_rule" }), { pile: [] })).toBe(
      "Oma Gerda legt Kreuz-7.",
    );
    expect(told("played", played(["Kc"], { source: "down", slots: [2] }))).toBeNull();
    expect(told("flipped", { seat: 1, slot: 2, card: "Kc", fits: true })).toBe(
      "Oma Gerda dreht blind um: Kreuz-König passt!",
    );
  });

  it("says why a pile burns, and who plays again unless he is out", () => {
    const facts = { seat: 0, cause: "four", cards: ["4h", "8h", "8d", "8s", "8c"] };

    expect(told("burned", facts)).toBe("Viermal 8: 5 Karten verbrennen. Noch einmal Anna!");
    expect(told("burned", facts, { out: [0] })).toBe("Viermal 8: 5 Karten verbrennen.");
  });

  it("counts who is skipped and what is picked up as people do", () => {
    expect(told("skipped", { seat: 0, seats: [1, 2], next: 3 })).toBe(
      "Oma Gerda und Bot Emil setzen aus. Bot Frieda ist dran.",
    );
    expect(told("picked_up", { seat: 0, cards: ["4h"], why: "choice" })).toBe(
      "Anna nimmt den Stapel auf: 1 Karte.",
    );
  });

  it("speaks the language of the page", async () => {
    speak("en");
    told("dealt", {});
    await textsHere();

    expect(told("turned", { direction: -1, kings: 1 })).toBe(
      "The king reverses the direction: counter-clockwise now.",
    );
  });

  it("is silent about what this page does not know", () => {
    expect(told("drew", { seat: 0, count: 1 })).toBeNull();
  });

  it("is kind to who is left over", () => {
    const ended = table(4, { phase: "over" }, { result: { places: [[3], [1], [0], [2]], scores: null } });

    expect(closing(ended)).toContain("Bot Emil");
    expect(closing(table(4))).toBeNull();
  });
});
