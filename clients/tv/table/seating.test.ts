import { describe, expect, it } from "vitest";
import { seating } from "./seating";

const RATIO = 2.3;

describe.each([2, 3, 4, 5, 6, 7, 8, 9])("%i seats around the table", (count) => {
  const places = seating(count, RATIO);

  it("sit on the rim, the first in front", () => {
    expect(places).toHaveLength(count);
    for (const { x, y } of places) expect(Math.hypot(x, y)).toBeCloseTo(1, 5);
    expect(places[0]?.x).toBeCloseTo(0, 5);
    expect(places[0]?.y).toBeCloseTo(1, 5);
  });

  it("go clockwise: the second to the left of who looks at the screen", () => {
    if (count > 2) expect(places[1]?.x).toBeLessThan(0);
  });

  it("are the same stretch of rim apart", () => {
    const gaps = places.map((place, seat) => {
      const next = places[(seat + 1) % count] ?? place;
      return Math.hypot((next.x - place.x) * RATIO, next.y - place.y);
    });
    const mirrored = [...gaps].reverse();
    gaps.forEach((gap, seat) => {
      expect(gap).toBeCloseTo(mirrored[seat] ?? 0, 1);
    });
    expect(Math.min(...gaps)).toBeGreaterThan(0.9);
  });
});
