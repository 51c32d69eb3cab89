import { expect, it } from "vitest";
import { narrowed } from "./actions";

const LEGAL = ["play 7h", "play 7h 7h", "play 7h 7d", "play 8c", "pickup"];

it("leaves the actions that name every card one pointed at, as often", () => {
  expect(narrowed(LEGAL, [])).toEqual(LEGAL);
  expect(narrowed(LEGAL, ["7h"])).toEqual(["play 7h", "play 7h 7h", "play 7h 7d"]);
  expect(narrowed(LEGAL, ["7h", "7h"])).toEqual(["play 7h 7h"]);
  expect(narrowed(LEGAL, ["7d", "7h"])).toEqual(["play 7h 7d"]);
  expect(narrowed(LEGAL, ["8c", "7d"])).toEqual([]);
});
