import { expect, it } from "vitest";
import { isHeld, stayScreen } from "./device";

it("asks a phone for the code until somebody says that it is the screen", () => {
  expect(isHeld(() => false)).toBe(false);
  expect(isHeld(() => true)).toBe(true);
  stayScreen();
  expect(isHeld(() => true)).toBe(false);
});
