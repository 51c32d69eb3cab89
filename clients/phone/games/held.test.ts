import { expect, test } from "vitest";
import type { Me } from "../../shared/wire";
import { held } from "./held";

const ROWS = [
  ["7h", null],
  ["9s", "Kd"],
];

test("one holds one's hand and what lies open before oneself, and nobody else's", () => {
  expect(held({ hand: ["4c", "4d"], up: ROWS }, { seat: 0 } as Me)).toEqual(["4c", "4d", "7h"]);
  expect(held({ hand: [], up: ROWS }, { seat: null } as Me)).toEqual([]);
});
