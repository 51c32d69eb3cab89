import { expect, it } from "vitest";
import { isWhole, letters } from "./code";

it("keeps the letters of what was typed, and no digit that a code never has", () => {
  expect(letters("k x-w1p0")).toBe("KXWP");
});

it("is whole from a home's length on", () => {
  expect(["KXW", "KXWP", "KXWPBC"].map(isWhole)).toEqual([false, true, true]);
});
