import { expect, it, vi } from "vitest";
import { playing } from "../../../shared/fixtures/phone";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { isLastRound } = await import("./programme");

it("knows the round after which there is no next one", () => {
  const last = [1, 2].map((round) => {
    const { table } = playing(3, [], [], { round, schedule: [3, 2, 1] });
    return table && isLastRound(table);
  });
  expect(last).toEqual([false, true]);
});
