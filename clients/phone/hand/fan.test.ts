import { describe, expect, it } from "vitest";
import { cardWidth, fan, TALL, transform } from "./fan";

const WIDTHS = [304, 374, 420, 752];

/** How far the fan reaches to either side, turned corners and all. */
function reach(count: number, width: number, card: number, chosen: number | null): number {
  const sides = fan(count, width, card, chosen).map(({ x, turn }) => {
    const lean = Math.abs(Math.sin((turn * Math.PI) / 180)) * card * TALL;
    return Math.abs(x) + card / 2 + lean;
  });
  return Math.max(...sides);
}

describe("fan", () => {
  it("stays within its width, however many cards and whichever is drawn out", () => {
    for (const width of WIDTHS) {
      for (let count = 1; count <= 10; count++) {
        const card = cardWidth(count, width, 180);
        for (const chosen of [null, 0, count - 1]) {
          expect(reach(count, width, card, chosen)).toBeLessThanOrEqual(width / 2);
        }
      }
    }
  });

  it("lies evenly to both sides of the middle", () => {
    const spots = fan(5, 374, 90, null);

    expect(spots[2]).toEqual({ x: 0, y: 0, turn: 0 });
    expect(spots[4]?.x).toBeCloseTo(-(spots[0]?.x ?? 0));
    expect(spots[4]?.turn).toBeCloseTo(-(spots[0]?.turn ?? 0));
  });

  it("makes room beside the card that is drawn out", () => {
    const closed = fan(5, 374, 60, null);
    const open = fan(5, 374, 60, 2);

    expect(open[2]).toEqual(closed[2]);
    expect(open[1]?.x).toBeLessThan(closed[1]?.x ?? 0);
    expect(open[3]?.x).toBeGreaterThan(closed[3]?.x ?? 0);
  });
});

describe("transform", () => {
  it("lifts a card from its spot", () => {
    expect(transform({ x: 3, y: 2, turn: 8 }, 100, 10)).toBe("translate(3px, -34px) rotate(8deg)");
  });
});
