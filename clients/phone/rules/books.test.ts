// The books of all games are whole: all there is to say, in both languages, every card once.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Book, Piece } from "./book";

const TEXTS = join(dirname(fileURLToPath(import.meta.url)), "../../shared/texts");
const OWN = join(dirname(fileURLToPath(import.meta.url)), "../games");
const GAMES = readdirSync(OWN, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const LANGUAGES = ["de", "en"];
const EACH = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

const FACTS = ["seats", "age", "time", "kind"];
const SECTIONS = ["quick", "short", "full", "cards", "tips", "errors"];
const ENTRY = ["cards", "does", "many", "more", "name", "then", "when"];

function row(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function all(ranks: readonly (string | number)[], suits: string): string[] {
  return ranks.flatMap((rank) => [...suits].map((suit) => `${rank}${suit}`));
}

/** Every card that a game has, once each, however often it is in the pack. */
const PACKS: Record<string, string[]> = {
  fahrstuhl: all(["A", 10, "K", "Q", "J", 9, 8, 7], "hdsc"),
  lucky_shutdown: [...all(row(13, 21), "ob"), ...all(["R", "P", "W"], "obx"), "U16b", "U17x", "U18o"],
  shithead: all(["A", "K", "Q", "J", ...row(2, 10)], "hdsc"),
  shut_the_box: [
    ...row(1, 12).map((flap) => `flap ${flap}`),
    ...row(1, 6).map((die) => `die ${die}`),
    "down 5",
  ],
};

function read(game: string, set: string, language: string): unknown {
  return JSON.parse(readFileSync(join(TEXTS, game, set, `${language}.json`), "utf8"));
}

function book(game: string, language: string): Book {
  return read(game, "rules", language) as Book;
}

function folds(pieces: readonly Piece[]): number {
  return pieces.filter((piece) => typeof piece === "object" && "more" in piece).length;
}

describe.each(EACH)("the book of %s in %s", (game, language) => {
  const rules = book(game, language);

  it("has each section, and no other", () => {
    expect(Object.keys(rules)).toEqual(SECTIONS);
    for (const section of Object.values(rules)) expect(section.length).toBeGreaterThan(0);
  });

  it("folds away what is special, in the complete rules only", () => {
    const count = (parts: Book["full"]) => parts.reduce((sum, part) => sum + folds(part.body), 0);

    expect(count(rules.full)).toBeGreaterThan(3);
    expect(count([...rules.quick, ...rules.short])).toBe(0);
  });

  it("tells every card of the game exactly once, by the one scheme", () => {
    const shown = rules.cards.flatMap((entry) => entry.cards);

    expect([...shown].sort()).toEqual([...(PACKS[game] ?? [])].sort());
    for (const entry of rules.cards) {
      const { search, ...scheme } = entry;
      expect(Object.keys(scheme).sort(), entry.name).toEqual(ENTRY);
      for (const [key, words] of Object.entries(scheme)) {
        if (key !== "more" && key !== "cards") expect(words, `${entry.name}: ${key}`).not.toBe("");
      }
      for (const word of search ?? []) expect(word.trim()).not.toBe("");
    }
    expect(new Set(rules.cards.map((entry) => entry.name)).size).toBe(rules.cards.length);
  });

  it("belongs to a game that says in a line what it is", () => {
    const words = read(game, "phone", language) as Record<string, string>;

    for (const fact of FACTS) expect(words[`profile.${fact}`]?.trim(), fact).toBeTruthy();
  });
});
