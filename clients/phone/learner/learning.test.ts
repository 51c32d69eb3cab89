import { expect, it } from "vitest";
import { kept } from "../../shared/storage";
import { learning, switchLearning } from "./learning";

it("is on at first, and remembers that it was switched off", () => {
  expect(learning()).toBe(true);

  switchLearning();
  expect(learning()).toBe(false);
  expect(kept("learner")).toBe("off");

  switchLearning();
  expect(learning()).toBe(true);
  expect(kept("learner")).toBeNull();
});
