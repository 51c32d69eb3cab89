import { describe, expect, it } from "vitest";
import { isTop, strength, strongest } from "./strength";

const TRUMP = "9c";
const beats = (one: string, other: string) => strength(one, TRUMP) > strength(other, TRUMP);

describe("which card beats which (FS-4)", () => {
  it("is any trump over any other card, then the rank, then red over black", () => {
    expect(strongest(["Ah", "7c", "As"], TRUMP)).toBe("7c");
    expect(beats("As", "10h")).toBe(true);
    expect(beats("10h", "10s")).toBe(true);
    expect(beats("Ks", "Qh")).toBe(true);
    expect(beats("10c", "Kc")).toBe(true);
  });

  it("is neither of equal ones, and the first of them stands for both (FS-4.3)", () => {
    expect(strength("Ah", TRUMP)).toBe(strength("Ad", TRUMP));
    expect(strongest(["Ks", "Ad", "Ah"], TRUMP)).toBe("Ad");
    expect(beats("Ah", "As")).toBe(true);
    expect(strength("Ah", "9h")).toBeGreaterThan(strength("Ad", "9h"));
  });

  it("is nothing over the ace of trump", () => {
    expect(isTop("Ac", TRUMP)).toBe(true);
    expect(isTop("10c", TRUMP)).toBe(false);
    expect(isTop("Ah", TRUMP)).toBe(false);
  });
});
