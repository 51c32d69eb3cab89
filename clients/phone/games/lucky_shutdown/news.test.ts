import { describe, expect, it, vi } from "vitest";
import { table } from "../../../shared/fixtures/lucky_shutdown";
import type { Happening } from "../../../shared/wire";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { news } = await import("./news");
const { textsHere } = await import("../../../shared/spoken");
await textsHere();

function happened(kind: string, facts: Record<string, unknown>): Happening {
  return { seq: 1, kind, facts, pace: "none" };
}

const sat = table(3);

describe("the news on a phone", () => {
  const played = happened("played", { seat: 1, cards: ["16o"], from_hand: 1 });

  it("tells who did it", () => {
    expect(news(played, sat, 0)).toBe(`${sat.seats[1]?.name} legt orange 16.`);
    expect(news(played, sat, null)).toBe(`${sat.seats[1]?.name} legt orange 16.`);
  });

  it("speaks to whoever did it", () => {
    expect(news(played, sat, 1)).toBe("Du legst orange 16.");
    expect(news(happened("picked_up", { seat: 1, cards: ["16o", "17b"], why: "chosen" }), sat, 1)).toBe(
      "Du nimmst 2 Karten auf.",
    );
  });

  it("speaks to whoever it is about, alone or among others", () => {
    const other = sat.seats[0]?.name;
    expect(news(happened("skip", { seats: [1], by: 0 }), sat, 1)).toBe(
      "Du musst aussetzen oder mit 19 antworten.",
    );
    expect(news(happened("skip", { seats: [0, 1], by: 2 }), sat, 1)).toBe(
      `Das gilt ${other} und dir: aussetzen oder mit 19 antworten.`,
    );
    expect(news(happened("tied", { seats: [0, 1] }), sat, 1)).toBe(
      `Gleichstand: Das Los entscheidet zwischen ${other} und dir.`,
    );
    expect(news(happened("skip", { seats: [0], by: 2 }), sat, 1)).toBe(
      `${other} muss aussetzen oder mit 19 antworten.`,
    );
  });

  it("says the same to all of what is nobody's deed", () => {
    expect(news(happened("revealed", {}), sat, 0)).toBe(news(happened("revealed", {}), sat, null));
    const wild = happened("effect", { seat: 1, card: "wild", effect: "wild" });
    expect(news(wild, sat, 1)).toBe(news(wild, sat, 0));
  });
});
