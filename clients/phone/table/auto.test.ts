import { expect, it, vi } from "vitest";
import type { Happening } from "../../shared/wire";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { deedOf } = await import("./auto");

const happened = (kind: string, facts: Record<string, unknown>): Happening => ({
  seq: 0,
  kind,
  facts,
  pace: "none",
});

it("finds what was done for that seat among all that happened at once", () => {
  const played = happened("played", { seat: 2, card: "7h" });
  const events = [
    happened("bid", { seat: 2 }),
    played,
    happened("played", { seat: 0 }),
    happened("trick", {}),
  ];

  expect(deedOf(2, events)).toBe(played);
  expect(deedOf(1, events)).toBeUndefined();
  expect(deedOf(null, [happened("dealt", { seat: null })])).toBeUndefined();
});
