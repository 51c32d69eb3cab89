import { describe, expect, it } from "vitest";
import { span } from "./when";

const DAY = 86_400;

describe("how long ago", () => {
  it("is a number of hours, days or weeks", () => {
    const told = [60, 3600, 7300, DAY - 1, DAY, 13.9 * DAY, 15 * DAY].map(span);
    expect(told.map(({ unit, count }) => `${count} ${unit}`)).toEqual([
      "0 now",
      "1 hours",
      "2 hours",
      "23 hours",
      "1 days",
      "13 days",
      "2 weeks",
    ]);
  });
});
