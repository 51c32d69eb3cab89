import { describe, expect, it } from "vitest";
import { layout } from "./layout";

const MANY = [
  "13o",
  "13b",
  "14o",
  "14b",
  "15o",
  "15b",
  "16o",
  "16b",
  "17o",
  "18b",
  "19o",
  "20b",
  "21o",
  "Ro",
];

describe("a hand on the smallest telephone", () => {
  it("is a fan while a thumb finds each card", () => {
    const { width, spots } = layout(["14o", "18o", "18b", "Rx"], 320, 140);

    expect(width).toBe(320);
    expect(spots[0]?.turn).toBeLessThan(0);
  });

  it("is a row to push sideways with more, equal cards closer together", () => {
    const { width, spots, card } = layout([...MANY, ...MANY], 320, 140);
    const steps = spots.slice(1).map((spot, at) => spot.x - (spots[at]?.x ?? 0));

    expect(width).toBeGreaterThan(320);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(30);
    expect(steps[0]).toBeLessThan(steps[1] ?? 0);
    expect((spots[spots.length - 1]?.x ?? 0) + card / 2).toBeLessThanOrEqual(width / 2);
  });

  it("has somewhat smaller cards rather than one beyond the edge", () => {
    const { card, width, spots } = layout(["14o", "17b", "19o", "20b", "Ro", "Ub"], 316, 217);
    const last = spots[spots.length - 1]?.x ?? 0;

    expect(width).toBe(316);
    expect(last + card / 2).toBeLessThanOrEqual(width / 2);
  });

  it("may be empty", () => {
    expect(layout([], 320, 140).spots).toEqual([]);
  });
});
