import { expect, it } from "vitest";
import { shift } from "./motion";

it("puts an element's centre upon another's, at the other's size", () => {
  const from = { left: 0, top: 0, width: 50, height: 50 };
  const to = { left: 100, top: 200, width: 100, height: 140 };

  expect(shift(from, to)).toBe("translate(-125px, -245px) scale(0.5)");
});

it("leaves the size alone where there is none", () => {
  const nothing = { left: 5, top: 5, width: 0, height: 0 };

  expect(shift(nothing, nothing)).toBe("translate(0px, 0px) scale(1)");
});
