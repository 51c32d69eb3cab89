import { describe, expect, it, vi } from "vitest";
import { ALL_RULES, OPTIONS } from "../fixtures/shithead";
import { burnsWith, countingAt } from "./pile";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { need } = await import("./need");

describe("the card that counts (SH-4.1, SH-8.3)", () => {
  it("is the uppermost that is no mirror", () => {
    expect(countingAt(["4h", "9d"], OPTIONS)).toBe(1);
    expect(countingAt(["9d", "3h", "3s"], OPTIONS)).toBe(0);
    expect(countingAt(["3h"], OPTIONS)).toBe(0);
    expect(countingAt([], OPTIONS)).toBeNull();
  });

  it("is below a 9 while that is invisible", () => {
    expect(countingAt(["5h", "9d"], OPTIONS)).toBe(1);
    expect(countingAt(["5h", "9d"], ALL_RULES)).toBe(0);
    expect(countingAt(["9d"], ALL_RULES)).toBeNull();
  });
});

describe("a pile burns (SH-5, SH-8.4)", () => {
  it("with a 10, with a fourth of a kind, with nothing less", () => {
    expect(burnsWith(["4h"], ["10d"], OPTIONS)).toBe("ten");
    expect(burnsWith(["8h", "8d"], ["8s", "8c"], OPTIONS)).toBe("four");
    expect(burnsWith(["8h", "8d", "3h"], ["8s", "8c"], OPTIONS)).toBeNull();
    expect(burnsWith([], ["7h", "7d", "7s"], OPTIONS)).toBeNull();
  });

  it("with mirrors and three 7 only where the house rules say so", () => {
    expect(burnsWith(["8h", "8d", "3h"], ["8s"], ALL_RULES)).toBe("four");
    expect(burnsWith([], ["7h", "7d", "7s"], ALL_RULES)).toBe("triple_seven");
  });
});

describe("what may be laid, in words", () => {
  const words = (...playable: string[]) => need({ playable });

  it("names the lowest rank, or the few that go", () => {
    expect(words("3", "9", "10", "J", "Q", "K", "A", "2")).toEqual({
      title: "9 oder höher",
      also: "dazu immer 2, 3 und 10",
    });
    expect(words("3", "4", "5", "6", "10", "2").title).toBe("Nur 4, 5 oder 6");
    expect(words("2", "3", "10")).toEqual({ title: "Nur 2, 3 oder 10", also: "" });
    expect(words("3", "A", "2")).toEqual({ title: "Nur Ass", also: "dazu immer 2 und 3" });
  });
});
