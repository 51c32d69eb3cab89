import { describe, expect, it, vi } from "vitest";
import { observation, scored } from "../../../shared/fixtures/tv";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { sheet } = await import("./sheet");

const SCHEDULE = [2, 1, 1, 2];

describe("Fahrstuhl's score sheet", () => {
  it("has a row for every round of the schedule, written as far as it was played", () => {
    const seen = observation(3, { schedule: SCHEDULE, round: 2, sheet: scored(SCHEDULE, 2, 3) });
    const rows = sheet(seen, true).rows;

    expect(rows.map(({ label }) => label)).toEqual(SCHEDULE.map(String));
    expect(rows.map(({ cells }) => cells !== null)).toEqual([true, true, false, false]);
  });

  it("adds up, and ends at the scores that everybody sees", () => {
    const seen = observation(3, { schedule: SCHEDULE, round: 3, sheet: scored(SCHEDULE, 3, 3) });
    const written = sheet(seen, true);
    const first = written.rows.map(({ cells }) => cells?.[0]?.points ?? 0);

    expect(written.rows[1]?.cells?.[0]?.total).toBe((first[0] ?? 0) + (first[1] ?? 0));
    expect(written.totals).toEqual(seen.scores);
  });

  it("marks the second half of an hourglass as doubled, of nothing else (FS-7.1)", () => {
    const seen = observation(3, { schedule: SCHEDULE, sheet: [] });

    expect(sheet(seen, true).rows.map(({ doubled }) => doubled)).toEqual([false, false, true, true]);
    expect(sheet(seen, false).rows.some(({ doubled }) => doubled)).toBe(false);
  });
});
