import { beforeEach, describe, expect, it, vi } from "vitest";
import { OPTIONS, observation, playableOn, sets } from "../../../shared/fixtures/shithead";
import type { Observation, Options } from "../../../shared/games/shithead";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { speak } = await import("../../../shared/language");
const { advice } = await import("./advice");
const { textsHere } = await import("../../../shared/spoken");
await textsHere();

const HAND = ["7h", "8s", "8c", "10d", "2d"];

function told(
  hand: number[],
  seen: Partial<Observation> = {},
  options: Partial<Options> = {},
  seats = 2,
): string | null {
  const counts = seen.counts ?? "6";
  const now = observation(seats, {
    turn: 0,
    pile: ["6h"],
    counts,
    playable: playableOn(counts),
    hand: HAND,
    ...seen,
  });
  const legal = [...sets(now.hand, now.playable), "pickup"];
  return advice({
    seen: now,
    options: { ...OPTIONS, ...options },
    seat: 0,
    legal,
    choice: { hand, slots: [] },
  });
}

beforeEach(() => speak("de"));

describe("the line for learners", () => {
  it("says what may be played, and that nothing may", () => {
    expect(told([])).toBe("Lege: 6 oder höher, dazu immer 2, 3 und 10. Gleiche gehen zusammen.");
    expect(told([], { hand: ["4h"], playable: ["2", "3", "10"] })).toContain("Nichts passt");
    expect(told([], { hand: ["4h"], playable: ["2", "3", "10"] }, { speed_mode: true })).toContain(
      "Warte ab",
    );
  });

  it("says what the chosen cards will do", () => {
    expect(told([0])).toContain("4, 5, 6");
    expect(told([1])).toBe("Danach braucht der Nächste 8 oder höher.");
    expect(told([3])).toContain("verbrennt");
    expect(told([4])).toContain("danach darf alles");
  });

  it("knows the house rules that hold", () => {
    expect(told([1, 2], {}, { eight_skip: true }, 4)).toBe("2 Achten lassen 2 Plätze aussetzen.");
    expect(told([1, 2], {}, { eight_skip: true })).toBe("Die 8 lässt den nächsten Platz aussetzen.");
    expect(told([1, 2], {}, { eight_skip: true, speed_mode: true })).toContain("8 oder höher");
  });

  it("does not speak of what a mirror on an empty pile would reflect (SH-4.8)", () => {
    const three = { hand: ["3h"], counts: null, playable: ["3"] };

    expect(told([0], { ...three, pile: [] })).toBe("Danach braucht der Nächste 3 oder höher.");
    expect(told([0], { ...three, pile: ["6h"] })).toContain("spiegelt");
  });

  it("sees a fourth of a kind coming", () => {
    expect(told([1, 2], { pile: ["8h", "8d"], counts: "8" })).toContain("Vier gleiche");
  });

  it("leads through swapping step by step", () => {
    const swap = { phase: "swap" as const, ready: [false, false] };

    expect(told([], swap)).toContain("Tippe eine Handkarte an");
    expect(told([0], swap)).toContain("die offene Karte");
    expect(told([], { ...swap, ready: [true, false] })).toContain("Gleich geht es los");
  });
});
