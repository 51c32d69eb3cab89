import { describe, expect, it } from "vitest";
import { fewest } from "./table";

describe("who is ahead", () => {
  it("is who has the fewest penalty points", () => {
    expect(fewest({ scores: [12, 5, 27, 5], eliminated: [] })).toEqual([1, 3]);
  });

  it("is nobody while all have as many, or somebody plays alone", () => {
    expect(fewest({ scores: [0, 0, 0], eliminated: [] })).toEqual([]);
    expect(fewest({ scores: [12], eliminated: [] })).toEqual([]);
  });

  it("is nobody who is out", () => {
    expect(fewest({ scores: [50, 49, 60], eliminated: [[1]] })).toEqual([0]);
  });
});
