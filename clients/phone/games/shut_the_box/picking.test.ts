import { describe, expect, it } from "vitest";
import { going, matching, tapped, waysOf } from "./picking";

const WAYS = waysOf(["shut 8", "shut 1 7", "shut 3 5", "shut 1 2 5"]);

describe("picking flaps", () => {
  it("finds the legal action of what is picked, and none for what is not yet enough", () => {
    expect(matching(WAYS, [3, 5])?.action).toBe("shut 3 5");
    expect(matching(WAYS, [5, 2, 1])?.action).toBe("shut 1 2 5");
    expect(matching(WAYS, [1])).toBeUndefined();
    expect(matching(WAYS, [])).toBeUndefined();
    expect(matching(WAYS, [3, 5, 8])).toBeUndefined();
  });

  it("knows nothing to pick before the throw", () => {
    expect(waysOf(["roll"])).toEqual([]);
  });

  it("offers what still goes with the picked ones", () => {
    expect(going(WAYS, [5]).sort()).toEqual([1, 2, 3]);
    expect(going(WAYS, [8])).toEqual([]);
  });

  it("adds a flap that goes, in the order of the box", () => {
    expect(tapped(WAYS, [5], 3)).toEqual([3, 5]);
  });

  it("takes a flap back by a second tap", () => {
    expect(tapped(WAYS, [3, 5], 3)).toEqual([5]);
  });

  it("begins anew with a flap that fits, but not with these", () => {
    expect(tapped(WAYS, [8], 3)).toEqual([3]);
    expect(tapped(WAYS, [3], 7)).toEqual([7]);
  });

  it("refuses what fits nowhere", () => {
    expect(tapped(WAYS, [3], 4)).toBeNull();
  });
});
