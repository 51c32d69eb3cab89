import { describe, expect, it, vi } from "vitest";
import type { Happening } from "../../shared/wire";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { cardDeed } = await import("./deed");
const fahrstuhl = await import("./fahrstuhl/deed");
const shutTheBox = await import("./shut_the_box/deed");
const { textsHere } = await import("../../shared/spoken");
await textsHere();

function happened(kind: string, facts: Record<string, unknown>): Happening {
  return { seq: 0, kind, facts: { seat: 0, ...facts }, pace: "none" };
}

describe("who let the time run out", () => {
  const told = (kind: string, facts: Record<string, unknown>) =>
    cardDeed(happened(kind, facts), (cards) => cards.join(" "));

  it("is told which cards were played, by no name", () => {
    expect(told("played", { card: "7h" })).toBe("Für dich gelegt: 7h");
    expect(told("played", { cards: ["7h", "7s"] })).toBe("Für dich gelegt: 7h 7s");
    expect(told("flipped", { card: "7h", fits: true })).toBe("Für dich umgedreht: 7h");
    expect(told("picked_up", { cards: ["7h", "7s"] })).toBe("Für dich genommen: 2 Karten");
  });

  it("is not told of what only followed", () => {
    expect(told("burned", { cards: ["10h"] })).toBeNull();
    expect(told("drew", { count: 2 })).toBeNull();
    expect(told("played", {})).toBeNull();
  });

  it("is told of bids, dice and flaps, too", () => {
    expect(fahrstuhl.deed(happened("bid", { bid: 1 }))).toBe("Für dich angesagt: ein Stich");
    expect(fahrstuhl.deed(happened("played", { card: "7h" }))).toBe("Für dich gelegt: Herz-7");
    expect(shutTheBox.deed(happened("thrown", { dice: [3, 4] }))).toBe("Für dich gewürfelt: 3 und 4");
    expect(shutTheBox.deed(happened("shut", { flaps: [7] }))).toBe("Für dich zugeklappt: 7");
    expect(shutTheBox.deed(happened("turn_over", { dice: [3, 4] }))).toBeNull();
  });
});
