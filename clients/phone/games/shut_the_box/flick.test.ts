import { expect, it } from "vitest";
import { isFlick } from "./flick";

it("is a throw when it goes far up, or quickly", () => {
  expect(isFlick(90, 900)).toBe(true);
  expect(isFlick(40, 60)).toBe(true);
});

it("is none when a finger only trembles, goes slowly, or down", () => {
  expect(isFlick(6, 8)).toBe(false);
  expect(isFlick(40, 600)).toBe(false);
  expect(isFlick(-120, 80)).toBe(false);
});
