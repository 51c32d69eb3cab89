import { expect, it, vi } from "vitest";
import own from "../shared/texts/reasons/de.json";
import type { PhoneView } from "../shared/wire";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});
vi.mock("./games/games", () => ({
  known: (game: string) => ({
    words: (key: string) => (key === "reason.pack" ? `${game} says so` : undefined),
  }),
}));

const { reasonWords, wordsOf } = await import("./reasons");

it("puts the same reason in the words of that game, whatever lies on the table", () => {
  const view = { table: { game: "fahrstuhl" }, party: { next: { game: "shithead" } } } as PhoneView;
  expect(reasonWords("pack", view)).toBe("fahrstuhl says so");
  expect(wordsOf(view.party.next.game, "pack")).toBe("shithead says so");
});

it("has words of its own for what no game knows", () => {
  expect(wordsOf("shithead", "not_host")).toBe(own["reason.not_host"]);
  expect(wordsOf(undefined, "nobody knows")).toBe(own["reason.fault"]);
});
