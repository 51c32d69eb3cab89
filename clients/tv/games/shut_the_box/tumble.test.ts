import { describe, expect, it } from "vitest";
import { lying, tumbling } from "./tumble";

describe("a cube", () => {
  it("shows each face by a turn of its own", () => {
    const turns = [1, 2, 3, 4, 5, 6].map((value) => lying(value, 0));

    expect(new Set(turns).size).toBe(6);
  });

  it("rolls by the same kinds of turns as it lies, or browsers would not roll it", () => {
    const kinds = (transform: string): string[] => transform.match(/rotate[XY]/g) ?? [];

    expect(kinds(tumbling(3, 1))).toEqual(kinds(lying(3, 1)));
    expect(tumbling(3, 1)).not.toBe(lying(3, 1));
  });
});
