// Words are complete: the same keys and values in both languages, each key used, a word for each reason.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Text, Texts } from "../language";

const HERE = dirname(fileURLToPath(import.meta.url));
const CLIENTS = join(HERE, "../..");
const ROOT = join(CLIENTS, "..");

/** The sets of words that are no game's, and the folders whose code says them. */
const HOUSE: Record<string, string[]> = {
  away: ["phone/away"],
  between: ["phone"],
  cards: ["shared/card"],
  door: ["phone"],
  drawer: ["phone/drawer"],
  listing: ["shared"],
  lookback: ["shared/lookback", "phone/lookback", "tv/lookback"],
  phone: ["phone"],
  plain: ["shared/plain", "phone/plain", "tv/plain"],
  reasons: ["phone"],
  ranking: ["shared/ranking", "phone/ranking", "tv/ranking", "tv/ceremony"],
  tv: ["tv"],
};

/** Lines are lists, and have a test of their own; further languages have another shape. */
const NO_SET = ["moderator", "further"];

/** Each set of words with the folders whose code says them: a game's words for a page are said in its folder there, those for both in its folder here. */
const SETS: Record<string, string[]> = { ...HOUSE };
const GAMES = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !(entry.name in HOUSE) && !NO_SET.includes(entry.name))
  .map((entry) => entry.name);
for (const game of GAMES) {
  const said: Record<string, string[]> = {
    phone: [`phone/games/${game}`],
    tv: [`tv/games/${game}`, `shared/${game}`],
    shared: [`shared/${game}`],
    plain: HOUSE.plain ?? [],
  };
  for (const [set, folders] of Object.entries(said)) {
    if (existsSync(join(HERE, game, set, "de.json"))) SETS[`${game}/${set}`] = folders;
  }
}

/** Keys that no code of ours names: they are asked for by the name of an option, a reason, a verb, a zone … */
const ASKED_BY_NAME =
  /^(name|tagline|programme|card|(profile|option|reason|action|zone|event|phase|card|rules)\..+)$/;

function read(set: string, language: string): Texts {
  return JSON.parse(readFileSync(join(HERE, set, `${language}.json`), "utf8"));
}

function sources(folders: string[]): string {
  return folders
    .filter((folder) => existsSync(join(CLIENTS, folder)))
    .flatMap((folder) =>
      readdirSync(join(CLIENTS, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(CLIENTS, file), "utf8"))
    .join("\n");
}

/** The keys that templates such as `away.${why}_more` can make. */
function templates(code: string): RegExp[] {
  return Array.from(code.matchAll(/`([\w.]*\$\{[^`]+)`/g), ([, template = ""]) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join("[\\w.]+")}$`);
  });
}

function forms(text: Text): string[] {
  return typeof text === "string" ? [text] : Object.values(text);
}

function placeholders(text: Text): string[] {
  return [...new Set(forms(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
}

describe.each(Object.entries(SETS))("the words of %s", (set, folders) => {
  const de = read(set, "de");
  const en = read(set, "en");

  it("are the same in both languages", () => {
    expect(Object.keys(en)).toEqual(Object.keys(de));
  });

  it("leave out and add no value in either language", () => {
    for (const [key, text] of Object.entries(de)) {
      expect(placeholders(en[key] ?? ""), key).toEqual(placeholders(text));
    }
  });

  it("say something everywhere", () => {
    for (const [key, text] of [...Object.entries(de), ...Object.entries(en)]) {
      for (const form of forms(text)) expect(form?.trim(), key).not.toBe("");
    }
  });

  it("are all used", () => {
    const code = sources(folders);
    const made = templates(code);
    const unused = Object.keys(de).filter(
      (key) =>
        !ASKED_BY_NAME.test(key) &&
        !code.includes(`"${key}"`) &&
        !made.some((template) => template.test(key)),
    );

    expect(unused).toEqual([]);
  });
});

describe("a further language", () => {
  const folder = join(HERE, "further");
  const files = existsSync(folder) ? readdirSync(folder) : [];

  /** What is wrong with it: a set, a key or a value that there is none of. What it lacks is said in English. */
  function strange(further: Record<string, Record<string, unknown>>): string[] {
    return Object.entries(further).flatMap(([set, texts]) => {
      if (!existsSync(join(HERE, set, "en.json"))) return [set];
      if (/(rules|moderator)$/.test(set)) return [];
      const en = read(set, "en");
      return Object.entries(texts as Texts)
        .filter(
          ([key, text]) =>
            !(key in en) || placeholders(text).some((name) => !placeholders(en[key] ?? "").includes(name)),
        )
        .map(([key]) => `${set}: ${key}`);
    });
  }

  it("knows the sets, the keys and the values of ours", () => {
    for (const file of files) {
      expect(strange(JSON.parse(readFileSync(join(folder, file), "utf8"))), file).toEqual([]);
    }
  });

  it("is found out where it does not", () => {
    expect(
      strange({
        door: { "join.title": "Venez !", "join.go_as": "{nom}", nothing: "" },
        elsewhere: {},
        plain: {},
      }),
    ).toEqual(["door: join.go_as", "door: nothing", "elsewhere"]);
  });
});

describe("the words for reasons", () => {
  function keys(file: string, pattern: RegExp): string[] {
    const code = readFileSync(join(ROOT, file), "utf8");
    return Array.from(code.matchAll(pattern), ([, key = ""]) => key);
  }

  it("cover every reason of the hub, and no other", () => {
    const reasons = keys("server/reasons.py", /^ {8}"(\w+)",/gm);
    const words = Object.keys(read("reasons", "de"));

    expect(reasons.length).toBeGreaterThan(10);
    expect(words.map((key) => key.slice("reason.".length)).sort()).toEqual(reasons.sort());
  });
});

describe.each(GAMES.filter((game) => existsSync(join(HERE, game, "rules"))))(
  "the rules of %s to read",
  (game) => {
    const rules = (language: string) =>
      JSON.parse(readFileSync(join(HERE, game, "rules", `${language}.json`), "utf8"));

    const isPictures = (key: string, value: unknown) =>
      key === "cards" && Array.isArray(value) && typeof value[0] === "string";

    /** What must not differ between languages: how many parts, of which kind, with which cards. */
    function skeleton(value: unknown): unknown {
      if (Array.isArray(value)) return value.map(skeleton);
      if (typeof value !== "object" || value === null) return typeof value;
      return Object.entries(value)
        .filter(([key]) => key !== "search")
        .map(([key, inner]) => [key, isPictures(key, inner) ? inner : skeleton(inner)]);
    }

    it("have the same parts and the same cards in both languages", () => {
      expect(skeleton(rules("en"))).toEqual(skeleton(rules("de")));
    });
  },
);
