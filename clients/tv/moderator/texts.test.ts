// The moderator's lines are complete: enough of each kind, short enough to read, and of moments that the games really have.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import type { Lines } from "./line";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { gathered } = await import("./texts");

const CLIENTS = join(dirname(fileURLToPath(import.meta.url)), "../..");
const TEXTS = join(CLIENTS, "shared/texts");
const GAMES = readdirSync(join(CLIENTS, "tv/games"));

/** Where the lines of a set are, the code that asks for them, and the rules whose happenings it hears. */
interface Source {
  set: string;
  folder: string;
  code: string;
  rules?: string;
}

const SOURCES: Source[] = [
  { set: "the party", folder: join(TEXTS, "moderator"), code: "tv/moderator/party.ts" },
  ...GAMES.map((game) => ({
    set: game,
    folder: join(TEXTS, game, "moderator"),
    code: `tv/games/${game}/remarks.ts`,
    rules: `../games/${game}`,
  })),
];

/** Letters that are read from four metres in as many seconds as a line stays; an explaining sentence has two rows. */
const LONGEST = { line: 70, sentence: 100 };
/** What stands for each place when letters are counted: not the longest, but long. */
const FILLING: Record<string, string> = {
  name: "Wolfgang",
  names: "Anna und Wolfgang",
  count: "12",
  sum: "12",
  cards: "10",
  place: "3",
  flap: "12",
  game: "Shithead",
};

function read(folder: string, language: string): Lines {
  return JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8"));
}

function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, place: string) => FILLING[place] ?? "?".repeat(99));
}

function places(lines: readonly unknown[]): string[] {
  return [...new Set(lines.flatMap((text) => String(text).match(/\{\w+\}/g) ?? []))].sort();
}

/** The kinds that code makes remarks of: each is written out, right in the call or as a choice between words. */
function asked(code: string): string[] {
  const words = Array.from(
    readFileSync(join(CLIENTS, code), "utf8").matchAll(/"(\w+)"/g),
    ([, word = ""]) => word,
  );
  return [...new Set(words)];
}

describe.each(SOURCES)("the moderator's lines of $set", ({ folder, code, rules }) => {
  const [de, en] = [read(folder, "de"), read(folder, "en")];
  const kinds = Object.keys(de).filter((kind) => kind !== "explain");

  it("are of the same kinds in both languages, and as many", () => {
    expect(Object.keys(en)).toEqual(Object.keys(de));
    for (const [kind, lines] of Object.entries(de)) expect(en[kind]?.length, kind).toBe(lines.length);
  });

  it("are at least five of each kind, and no two the same", () => {
    for (const lines of [de, en]) {
      for (const kind of kinds) expect(lines[kind]?.length, kind).toBeGreaterThanOrEqual(5);
      const all = Object.values(lines).flat();
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    }
  });

  it("explain a game in five sentences, and the party in none", () => {
    for (const lines of [de, en]) {
      expect(lines.explain?.length ?? 0).toBe(rules === undefined ? 0 : 5);
      for (const text of lines.explain ?? []) {
        expect(String(text).length, String(text)).toBeLessThanOrEqual(LONGEST.sentence);
        expect(places([text])).toEqual([]);
      }
    }
  });

  it("are short enough to read", () => {
    const long = [de, en]
      .flatMap((lines) => kinds.flatMap((kind) => lines[kind] ?? []))
      .map((text) => filled(String(text)))
      .filter((text) => text.length > LONGEST.line);

    expect(long).toEqual([]);
  });

  it("have the same places in both languages", () => {
    for (const kind of kinds) expect(places(en[kind] ?? []), kind).toEqual(places(de[kind] ?? []));
  });

  it("are all asked for", () => {
    const words = asked(code);

    expect(kinds.filter((kind) => !words.includes(kind))).toEqual([]);
  });
});

describe.each(SOURCES.filter(({ rules }) => rules !== undefined))(
  "the moderator of $set",
  ({ code, rules = "" }) => {
    it("hears of happenings that the game has", () => {
      const facts =
        /interface Facts \{([\s\S]*?)\n\}/.exec(readFileSync(join(CLIENTS, code), "utf8"))?.[1] ?? "";
      const heard = Array.from(facts.matchAll(/^ {2}(\w+):/gm), ([, kind]) => kind);
      const python = readdirSync(join(CLIENTS, rules))
        .filter((file) => file.endsWith(".py"))
        .map((file) => readFileSync(join(CLIENTS, rules, file), "utf8"))
        .join("\n");
      const made = [...python.matchAll(/\bEvent\(\s*"(\w+)"(?: if \w+ else "(\w+)")?/g)].flatMap((found) => [
        found[1],
        found[2],
      ]);

      expect(heard.length).toBeGreaterThan(3);
      expect(heard.filter((kind) => !made.includes(kind))).toEqual([]);
    });
  },
);

it("belong to each game of this tree", () => {
  expect(GAMES.filter((game) => !existsSync(join(TEXTS, game, "moderator/de.json")))).toEqual([]);
});

describe("the lines among a package's texts", () => {
  it("are gathered by kind, in the order of their numbers", () => {
    const texts = {
      name: "Raffle",
      "moderator.won.10": "ten",
      "moderator.won.2": "two",
      "moderator.explain.1": "one",
      "event.won": "no line",
    };

    expect(gathered(texts)).toEqual({ explain: ["one"], won: ["two", "ten"] });
  });
});
