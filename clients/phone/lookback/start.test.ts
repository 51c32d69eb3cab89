import { expect, it } from "vitest";
import { moment } from "../../shared/fixtures/lookback";
import { start } from "./start";

const first = moment(4);
const mine = first.table.seats[1]?.member ?? 0;

it("begins with the first deal, through the eyes of whoever sat there", () => {
  const at = { ...first, step: 0, deals: { before: null, after: 2 }, own: { before: null, after: 3 } };

  expect(start(at, mine)).toEqual({ step: 2, seat: 1 });
  expect(start(at, 999)).toEqual({ step: 2, seat: null });
});

it("begins with the first deed where nothing is dealt", () => {
  const none = { before: null, after: null };

  expect(start({ ...first, step: 0, deals: none, own: { before: null, after: 2 } }, 999).step).toBe(2);
  expect(start({ ...first, step: 0, deals: none, own: none }, 999).step).toBe(0);
});
