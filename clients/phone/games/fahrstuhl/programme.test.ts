import { expect, it, vi } from "vitest";
import { playing } from "../../../shared/fixtures/phone";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { headline, isLastRound } = await import("./programme");
const { textsHere } = await import("../../../shared/spoken");
await textsHere();

it("knows the round after which there is no next one", () => {
  const last = [1, 2].map((round) => {
    const { table } = playing(3, [], [], { round, schedule: [3, 2, 1] });
    return table && isLastRound(table);
  });
  expect(last).toEqual([false, true]);
});

it("tells of the round whose last trick still lies there", () => {
  const { table } = playing(3, [], [], {
    phase: "deal",
    round: 1,
    cards: 2,
    schedule: [3, 2],
    sheet: [{ round: 0, cards: 3, scores: [] }],
  });
  if (!table) throw new Error("no table");
  const held = { ...table, hold: { pace: "sheet", left: 9 } as const };

  expect(headline(held)).toEqual({ title: "3 Karten", more: "Runde 1 von 2" });
  expect(headline({ ...held, hold: null })).toEqual({ title: "2 Karten", more: "Runde 2 von 2" });
});
