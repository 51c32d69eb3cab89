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

const tell = ({ kind, facts }: Happening) => (kind === "drew" ? null : `${kind} ${facts.card ?? ""}`);

it("finds what was done for that seat among all that happened at once", () => {
  const events = [
    happened("bid", { seat: 2 }),
    happened("played", { seat: 2, card: "7h" }),
    happened("drew", { seat: 2 }),
    happened("played", { seat: 0, card: "8h" }),
    happened("trick", {}),
  ];

  expect(deedOf(2, events, tell)).toBe("played 7h");
  expect(deedOf(1, events, tell)).toBeNull();
  expect(deedOf(null, [happened("dealt", { seat: null })], tell)).toBeNull();
});
