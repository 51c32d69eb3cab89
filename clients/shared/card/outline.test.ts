import { expect, it } from "vitest";
import { placed } from "./outline";

it("sets an outline where it is to be, as large and as turned", () => {
  expect(placed("M0-10L5 0Z", [{ x: 100, y: 50 }])).toBe("M 100 40L 105 50Z");
  expect(placed("M0-10L5 0Z", [{ x: 100, y: 50, scale: 2 }])).toBe("M 100 30L 110 50Z");
  expect(placed("M0-10L5 0Z", [{ x: 100, y: 50, turn: 180 }])).toBe("M 100 60L 95 50Z");
  expect(placed("M0-10L5 0Z", [{ x: 100, y: 50, turn: 90 }])).toBe("M 110 50L 100 55Z");
});

it("makes several of them one path", () => {
  const two = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];

  expect(placed("M1.5-2C3 4-5-6 7 8Z", two)).toBe("M 1.5 -2C 3 4 -5 -6 7 8ZM 11.5 -2C 13 4 5 -6 17 8Z");
});
