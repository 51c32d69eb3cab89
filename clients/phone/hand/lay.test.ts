import { describe, expect, it } from "vitest";
import { FOOT, TALL } from "./fan";
import { type Laid, lay, under } from "./lay";

/** Width and height of the hand on phones of 320, 360 and 390 pixels, upright, and of one lying down. */
const ROOMS: readonly [number, number][] = [
  [320, 148],
  [320, 125],
  [360, 166],
  [390, 270],
  [422, 200],
];
const THUMB = 44;

/** How much of each card is free to the left of the next one in its row, in pixels. */
function shown({ spots, card }: Laid): number[] {
  return spots.map((spot, at) => {
    const next = spots[at + 1];
    return next && next.behind === spot.behind ? next.x - spot.x : card;
  });
}

describe("a hand", () => {
  it("is a fan as long as that shows enough of each card", () => {
    expect(lay(5, 320, 148, null).rows).toBe(1);
    expect(lay(10, 768, 300, null).rows).toBe(1);
  });

  it("of ten shows a thumb's breadth of each card on the narrowest phone, larger than a fan could", () => {
    for (const [width, height] of ROOMS) {
      const laid = lay(10, width, height, null);

      expect(laid.rows).toBe(2);
      expect(Math.min(...shown(laid))).toBeGreaterThanOrEqual(THUMB);
    }
    expect(lay(10, 320, 148, null).card).toBeGreaterThan(62);
  });

  it("stays within its room, a card drawn out of the row behind as well", () => {
    for (const [width, height] of ROOMS) {
      for (let count = 7; count <= 10; count++) {
        const { card, spots } = lay(count, width, height, null);
        for (const { x, y } of spots) {
          expect(Math.abs(x) + card / 2).toBeLessThanOrEqual(width / 2);
          expect((FOOT + TALL * 1.2) * card - y).toBeLessThanOrEqual(height + 1);
        }
      }
    }
  });

  it("has the card that is drawn out where it was, so that a second tap finds it", () => {
    expect(lay(10, 320, 148, 3).spots).toEqual(lay(10, 320, 148, null).spots);
  });
});

describe("the card under a finger", () => {
  it("is the one whose uncovered edge is there", () => {
    const laid = lay(6, 390, 270, null);

    for (const [at, { x }] of laid.spots.entries())
      expect(under(laid, { x: x - laid.card / 2 + 4, y: -10 })).toBe(at);
  });

  it("is in the row that the finger is on", () => {
    const laid = lay(9, 320, 148, null);

    for (const [at, { x, behind }] of laid.spots.entries())
      expect(under(laid, { x, y: behind ? -1.6 * laid.card : -0.7 * laid.card })).toBe(at);
  });

  it("is the first or the last beyond the ends, and none in an empty hand", () => {
    const laid = lay(5, 304, 180, null);

    expect(under(laid, { x: -1000, y: -10 })).toBe(0);
    expect(under(laid, { x: 1000, y: -10 })).toBe(4);
    expect(under(lay(0, 304, 180, null), { x: 0, y: -10 })).toBeNull();
  });
});
