import { describe, expect, it } from "vitest";
import { type Gesture, move, NOTHING, PLAY_PX, plays, press } from "./gesture";

function follow(path: [number, number][]): Gesture {
  const [first, ...rest] = path;
  return rest.reduce<Gesture>(
    (gesture, [x, y]) => move(gesture, x, y),
    press(first?.[0] ?? 0, first?.[1] ?? 0),
  );
}

describe("a finger on the fan", () => {
  it("that trembles is still a tap", () => {
    expect(
      follow([
        [100, 500],
        [104, 496],
        [98, 503],
      ]),
    ).toEqual({ doing: "press", x: 100, y: 500 });
  });

  it("that goes up pushes the card, and plays it when it went far enough", () => {
    expect(
      plays(
        follow([
          [100, 500],
          [101, 475],
        ]),
      ),
    ).toBe(false);
    expect(
      plays(
        follow([
          [100, 500],
          [101, 475],
          [102, 500 - PLAY_PX],
        ]),
      ),
    ).toBe(true);
  });

  it("that comes back down plays nothing", () => {
    expect(
      plays(
        follow([
          [100, 500],
          [100, 400],
          [100, 495],
        ]),
      ),
    ).toBe(false);
  });

  it("that goes aside slides over the cards, and may push one up from there", () => {
    expect(
      follow([
        [100, 500],
        [130, 498],
      ]).doing,
    ).toBe("slide");
    expect(
      follow([
        [100, 500],
        [130, 498],
        [160, 505],
        [162, 400],
      ]).doing,
    ).toBe("push");
  });

  it("that slides flat never plays", () => {
    expect(
      plays(
        follow([
          [100, 500],
          [140, 490],
          [200, 485],
          [260, 480],
        ]),
      ),
    ).toBe(false);
  });

  it("that is not there moves nothing", () => {
    expect(move(NOTHING, 5, 5)).toBe(NOTHING);
  });
});
