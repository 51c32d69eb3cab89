import { describe, expect, it } from "vitest";
import { RANKS } from "../../../shared/shithead/pile";
import { layout } from "./stacks";

const WHOLE_PACK = RANKS.flatMap((rank) => ["h", "d", "s", "c"].map((suit) => `${rank}${suit}`));

describe("a hand", () => {
  it("is a fan while each card shows enough of itself", () => {
    expect(layout(["4s", "Jh", "Js", "Jc", "2d"], 320, 150).stacked).toBe(false);
    expect(layout(WHOLE_PACK.slice(0, 11), 390, 220).stacked).toBe(true);
  });

  it("puts equal cards upon each other, the last of them in front and lowest", () => {
    const { spots, stacked, card } = layout([...WHOLE_PACK.slice(0, 12)], 320, 150);
    const [first, second, , fourth] = spots;

    expect(stacked).toBe(true);
    expect(first?.x).toBe(fourth?.x);
    expect(fourth?.y).toBeCloseTo(0);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
    expect((spots[4]?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(card / 2);
  });

  it("holds a whole pack within the smallest telephone, each rank's corner to be seen", () => {
    const { spots, card } = layout(WHOLE_PACK, 320, 134);
    const columns = [...new Set(spots.map(({ x }) => x))].sort((one, other) => one - other);
    const steps = columns.slice(1).map((x, at) => x - (columns[at] ?? 0));

    expect(columns).toHaveLength(13);
    expect(Math.min(...steps)).toBeGreaterThan(19);
    for (const { x } of spots) expect(Math.abs(x) + card / 2).toBeLessThanOrEqual(160);
  });
});
