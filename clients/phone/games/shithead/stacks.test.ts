import { describe, expect, it } from "vitest";
import { RANKS } from "../../../shared/shithead/pile";
import { isStacked, layout } from "./stacks";

const WHOLE_PACK = RANKS.flatMap((rank) => ["h", "d", "s", "c"].map((suit) => `${rank}${suit}`));

describe("a hand", () => {
  it("is a fan while each card shows enough of itself", () => {
    const xs = (cards: readonly string[]) => new Set(layout(cards, 390, 220).spots.map(({ x }) => x));

    expect(isStacked(WHOLE_PACK.slice(0, 10))).toBe(false);
    expect(xs(WHOLE_PACK.slice(0, 5)).size).toBe(5);
    expect(isStacked(WHOLE_PACK.slice(0, 11))).toBe(true);
    expect(xs(WHOLE_PACK.slice(0, 11)).size).toBe(3);
  });

  it("puts equal cards upon each other, the last of them in front and lowest", () => {
    const { spots, card } = layout([...WHOLE_PACK.slice(0, 12)], 320, 150);
    const [first, second, , fourth] = spots;

    expect(first?.x).toBe(fourth?.x);
    expect(fourth?.y).toBeCloseTo(0);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect((spots[4]?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(card / 2);
  });

  it("holds a whole pack within the smallest telephone in two rows, a finger's breadth of each rank free", () => {
    const { spots, card } = layout(WHOLE_PACK, 320, 134);
    for (const behind of [true, false]) {
      const row = spots.filter((spot) => spot.behind === behind);
      const columns = [...new Set(row.map(({ x }) => x))];
      const steps = columns.slice(1).map((x, at) => x - (columns[at] ?? 0));

      expect(columns).toHaveLength(behind ? 6 : 7);
      expect(Math.min(...steps)).toBeGreaterThan(32);
    }
    for (const { x } of spots) expect(Math.abs(x) + card / 2).toBeLessThanOrEqual(160);
    const lowest = (behind: boolean) => spots.filter((spot) => spot.behind === behind).map(({ y }) => y);
    expect(Math.max(...lowest(true))).toBeLessThan(Math.min(...lowest(false)) - card * 0.4);
  });

  it("tells equal cards of two packs apart", () => {
    const { spots } = layout([...WHOLE_PACK.slice(0, 8), ...WHOLE_PACK.slice(0, 8)].sort(), 320, 150);

    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(16);
  });
});
