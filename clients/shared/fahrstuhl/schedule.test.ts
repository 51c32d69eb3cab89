import { expect, it } from "vitest";
import { schedule } from "./schedule";

const OPTIONS = { max_cards: 3, single_cards: 5, schedule: [5, 1, 5] };

it("goes down and up again in an hourglass, with the single card twice (FS-X7)", () => {
  expect(schedule({ ...OPTIONS, mode: "hourglass" })).toEqual([3, 2, 1, 1, 2, 3]);
});

it("goes up, is one round, or is the host's own list", () => {
  expect(schedule({ ...OPTIONS, mode: "up" })).toEqual([1, 2, 3]);
  expect(schedule({ ...OPTIONS, mode: "single" })).toEqual([5]);
  expect(schedule({ ...OPTIONS, mode: "list" })).toEqual([5, 1, 5]);
});
