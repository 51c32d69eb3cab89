import { beforeEach, describe, expect, it, vi } from "vitest";
import { SHUT_OPTIONS, shutSeen } from "../../../shared/fixtures/shut_the_box";
import type { Observation, Options } from "../../../shared/shut_the_box/table";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { speak } = await import("../../../shared/language");
const { advice } = await import("./advice");
const { textsHere } = await import("../../../shared/spoken");
await textsHere();

function told(
  seen: Partial<Observation>,
  picked: number[] = [],
  options: Partial<Options> = {},
  mine = true,
): string {
  const now = shutSeen(2, seen);
  const done = now.fitting.some((flaps) => flaps.join() === picked.join());
  return advice({ seen: now, options: { ...SHUT_OPTIONS, ...options }, seat: 0, mine, picked, done });
}

beforeEach(() => speak("de"));

describe("what a learner is told", () => {
  it("is what a throw is for, by the variant", () => {
    expect(told({})).toContain("zusammen die Summe");
    expect(told({}, [], { faces_only: true })).toContain("die Summe oder die beiden Augenzahlen");
    expect(told({ open: [1, 2], dice_count: 1 })).toContain("ein einziger Würfel");
  });

  it("is what fits, and what is still missing", () => {
    expect(told({ dice: [3, 5] })).toContain("Du hast 8.");
    expect(told({ dice: [3, 5] }, [3])).toBe("Dazu brauchst du noch 5.");
  });

  it("is what shutting does: another throw, or the end of the game (STB-2.4, STB-2.7)", () => {
    expect(told({ dice: [3, 5] }, [8])).toContain("dann wirfst du noch einmal");
    expect(told({ open: [3, 5], dice: [3, 5] }, [3, 5])).toContain("Du gewinnst das ganze Spiel");
  });

  it("is how open flaps count while others play, and that who is out stays out", () => {
    expect(told({ turn: 1 }, [], {}, false)).toContain("Strafpunkte");
    expect(told({ turn: 1, scoring: "read" }, [], {}, false)).toContain("als eine Zahl gelesen");
    expect(told({ turn: 1, eliminated: [[0]] }, [], {}, false)).toContain("Du bist draußen");
  });
});
