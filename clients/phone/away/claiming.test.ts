import { describe, expect, it } from "vitest";
import { member, party } from "../../shared/fixtures/tv";
import { away, type Claim, digits, expired, refused } from "./claiming";

const CLAIM: Claim = { member: 2, proof: "screen", left: 60, over: null };

describe("Who can be claimed", () => {
  it("is who is away, never who is here", () => {
    const members = [member(0), member(1, { here: false }), member(2), member(3, { here: false })];
    expect(away(party({ members })).map(({ id }) => id)).toEqual([1, 3]);
  });
});

describe("A claim", () => {
  it("goes on after a wrong number", () => {
    expect(refused(CLAIM, "wrong_number")).toBe(CLAIM);
  });

  it("is over after the third one, or when the number does not hold any more", () => {
    expect(refused(CLAIM, "wrong_thrice").over).toBe("wrong_thrice");
    expect(refused(CLAIM, "no_claim").over).toBe("no_claim");
    expect(refused(CLAIM, "is_here").over).toBe("is_here");
  });

  it("is the host's alone after too many", () => {
    expect(refused(CLAIM, "only_host")).toEqual({ ...CLAIM, proof: "used_up" });
  });

  it("is over when its time is, and keeps the reason that it was over before", () => {
    expect(expired(CLAIM).over).toBe("no_claim");
    expect(expired({ ...CLAIM, over: "wrong_thrice" }).over).toBe("wrong_thrice");
  });
});

describe("A number", () => {
  it("is three digits, whatever is typed around them", () => {
    expect(digits(" 4 8-2 ")).toBe("482");
    expect(digits("0071")).toBe("007");
    expect(digits("ab")).toBe("");
  });
});
