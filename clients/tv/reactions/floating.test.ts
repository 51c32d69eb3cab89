import { describe, expect, it } from "vitest";
import { type Floating, joined, MOST } from "./floating";

function several(count: number, before: Floating[] = []): Floating[] {
  let floating = before;
  for (let id = 0; id < count; id++) floating = joined(floating, { member: 1, symbol: id % 8 }, id);
  return floating;
}

describe("Reactions on the screen", () => {
  it("float in lanes of their own, left and right in turn", () => {
    expect(several(4).map(({ lane }) => lane)).toEqual([0, 1, 2, 3]);
  });

  it("are six at most: the oldest makes room", () => {
    const many = several(MOST + 2);
    expect(many).toHaveLength(MOST);
    expect(many.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(new Set(many.map(({ lane }) => lane)).size).toBe(MOST);
  });

  it("take the lane of one that is gone", () => {
    const rest = several(3).filter(({ lane }) => lane !== 1);
    expect(joined(rest, { member: 2, symbol: 0 }, 9).find(({ id }) => id === 9)?.lane).toBe(1);
  });
});
