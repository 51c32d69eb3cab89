import { describe, expect, it, vi } from "vitest";
import type { ItemView } from "../../../shared/wire";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { endless, span, together } = await import("./minutes");
const { textsHere } = await import("../../../shared/spoken");
await textsHere();

const item = (minutes: number, repeat: number): ItemView => ({
  game: "raffle",
  repeat,
  weight: 1,
  minutes,
  refused: null,
});

describe("the length of an evening", () => {
  it("counts each game as often as it comes, and none that has no end", () => {
    expect(together([item(25, 1), item(10, 3)])).toBe(55);
    expect(together([item(25, 2), item(10, 0)])).toBe(50);
    expect(endless([item(25, 2), item(10, 0)])).toBe(true);
    expect(endless([item(25, 2)])).toBe(false);
  });

  it("is said in hours and minutes", () => {
    expect(span(12)).toBe("12\u00a0Min");
    expect(span(81)).toBe("1\u00a0Std 20\u00a0Min");
    expect(span(121)).toBe("2\u00a0Std");
  });
});
