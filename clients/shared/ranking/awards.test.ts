import { expect, test, vi } from "vitest";
import { ranking, standing } from "../fixtures/ranking";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { awards } = await import("./awards");
const { deeds, pointsOf, ruleOf, uncounted, uncountedHere, weighed } = await import("./words");

test("a prize for whoever has most, shared by all who have as much", () => {
  const anna = standing(1, { name: "Anna", feats: { exact_bids: 5, piles: 2 } });
  const ben = standing(2, { name: "Ben", feats: { exact_bids: 3, piles: 2 } });
  const cleo = standing(3, { name: "Cleo", feats: { exact_bids: 5 } });

  expect(awards([anna, ben, cleo])).toEqual([
    { feat: "exact_bids", value: 5, names: ["Anna", "Cleo"] },
    { feat: "piles", value: 2, names: ["Anna", "Ben"] },
  ]);
});

test("none where all have the same or nobody has any", () => {
  expect(awards([standing(1, { feats: { boxes: 1 } }), standing(2, { feats: { boxes: 1 } })])).toEqual([]);
  expect(awards([standing(1), standing(2)])).toEqual([]);
});

test("deeds and points in words; what these pages have no words for is left out", () => {
  expect(deeds({ boxes: 1, unheard_of: 4, piles: 0 })).toEqual(["1 Kiste geschlossen"]);
  expect([1, 2.5].map(pointsOf)).toEqual(["1 Punkt", "2,5 Punkte"]);
});

test("which game counts double is said before and after it", () => {
  const games = [1, 2, 1, 2].map((weight, at) => ({ number: at + 1, game: "raffle", weight }));
  expect([1, 2].map((weight) => weighed("Raffle", weight))).toEqual(["Raffle", "Raffle (zählt doppelt)"]);
  expect(ruleOf(games.slice(0, 1))).toMatch(/Bots zählen nicht\.$/);
  expect(ruleOf(games.slice(0, 2))).toMatch(/Spiel 2 hat doppelt gezählt\.$/);
  expect(ruleOf(games)).toMatch(/Die Spiele 2, 4 haben doppelt gezählt\.$/);
});

test("for whom a game does not count, by name, or of nobody where that is everybody", () => {
  // Cleo sat this one out: she is in the ranking all the same.
  const standings = ["Anna", "Ben", "Cleo"].map((name, id) => standing(id, { name }));
  const without = (...names: string[]) => ({ ...ranking(3), standings, uncounted: names });
  const nobody = { ...without("Ben", "Anna"), counts: false };

  expect(uncounted(without())).toBeNull();
  expect(uncounted(without("Ben"))).toBe("Das letzte Spiel zählt bei Ben nicht: zu wenig selbst gespielt.");
  expect(uncounted(without("Cleo", "Ben"))).toContain("bei Cleo und Ben nicht");
  expect(uncounted(nobody)).toBe("Das letzte Spiel zählt nicht: Niemand hat genug selbst gespielt.");
  expect(uncountedHere({ ...nobody, standings: [] })).toBe(
    "Für den Abend zählt dieses Spiel nicht: Niemand hat genug selbst gespielt.",
  );
});
