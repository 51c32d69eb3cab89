import { expect, it } from "vitest";
import { rounded } from "./duration";

it("is told to the minute only while it is short", () => {
  expect(rounded(7)).toEqual({ hours: 0, minutes: 7 });
  expect(rounded(23)).toEqual({ hours: 0, minutes: 25 });
  expect(rounded(58)).toEqual({ hours: 1, minutes: 0 });
  expect(rounded(81)).toEqual({ hours: 1, minutes: 20 });
});
