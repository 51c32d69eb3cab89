import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const CLIENTS = join(import.meta.dirname, "..");
const TOKENS = "shared/tokens.css";
const TEXT = 4.5;
const LARGE_OR_SIGN = 3;

type Look = Map<string, string>;

function css(file: string): string {
  return readFileSync(join(CLIENTS, file), "utf-8").replace(/\/\*[\s\S]*?\*\//g, "");
}

function sheets(): string[] {
  return ["tv", "phone", "shared"].flatMap((folder) =>
    readdirSync(join(CLIENTS, folder), { recursive: true, encoding: "utf-8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => join(folder, file)),
  );
}

/** The tokens of the blocks with that in their selector, the later ones over the earlier ones. */
function look(...selectors: string[]): Look {
  const found: Look = new Map();
  const blocks = [...css(TOKENS).matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  for (const wanted of selectors)
    for (const [, selector = "", body = ""] of blocks)
      if (selector.split(",").some((each) => each.trim() === wanted))
        for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
          found.set(name, value);
  return found;
}

const LOOKS = { dark: look(":root"), light: look(":root", '[data-theme="light"]') };
const TABLE = look(":root", '[data-ground="table"]');

/** Red, green and blue from 0 to 255, and how much of what is behind is covered. */
function colour(look: Look, name: string): number[] {
  const value = look.get(name) ?? "";
  const [, hex] = /^#([\da-f]{6})$/.exec(value) ?? [];
  if (hex) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).concat(1);
  const parts = /^rgba\(([^)]+)\)$/.exec(value)?.[1]?.split(",").map(Number);
  if (parts === undefined) throw new Error(`${name} is no colour: ${value}`);
  return parts;
}

function over(look: Look, [top, ground]: readonly [string, string]): number[] {
  const [upper, lower] = [colour(look, top), colour(look, ground)];
  const cover = upper[3] ?? 1;
  return [0, 1, 2].map((at) => (upper[at] ?? 0) * cover + (lower[at] ?? 0) * (1 - cover));
}

function light(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** By WCAG 2.2, 1.4.3. */
function contrast(one: number[], other: number[]): number {
  const [bright = 0, dim = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const ROOM = ["--room", "--room-deep", "--room-lit", "--room-raised"];
const WORDS = ["--text", "--text-soft", "--text-faint", "--gilt", "--gilt-deep", "--good", "--bad"];
const PLATES = ["--tint-strong", "--shade-3", "--brass-tint", "--plate"];

describe.each(Object.entries(LOOKS))("the %s look", (_, tokens) => {
  it.each(ROOM.flatMap((ground) => WORDS.map((word) => [word, ground])))("reads %s on %s", (word, ground) => {
    expect(contrast(colour(tokens, word), colour(tokens, ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(PLATES.flatMap((plate) => ["--text", "--text-soft", "--gilt"].map((word) => [word, plate])))(
    "reads %s on %s over the room",
    (word, plate) => {
      expect(contrast(colour(tokens, word), over(tokens, [plate, "--room"]))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each([
    ["--on-brass", "--brass"],
    ["--on-good", "--good"],
    ["--on-bad", "--bad"],
    ["--on-bad-ground", "--bad-ground"],
    ["--gilt", "--brass-ground"],
    ["--ink", "--paper"],
    ["--ink-soft", "--paper"],
    ["--ink-soft", "--paper-shade"],
    ["--good-ink", "--paper"],
    ["--bad-ink", "--paper"],
    ["--on-chip-good", "--chip-good"],
    ["--on-chip-bad", "--chip-bad"],
    ["--on-silver", "--silver"],
    ["--on-bronze", "--bronze"],
    ["--on-back", "--back"],
    ["--on-back-bad", "--back"],
    ["--on-flap", "--flap-wood"],
    ["--on-tick", "--tick"],
    ["--hue-orange", "--paper"],
    ["--hue-blue", "--paper"],
  ])("reads %s on %s", (word, ground) => {
    const least = word.startsWith("--hue") ? LARGE_OR_SIGN : TEXT;
    expect(contrast(colour(tokens, word), colour(tokens, ground))).toBeGreaterThanOrEqual(least);
  });
});

it.each([
  ["--text", "--felt"],
  ["--felt-words", "--felt"],
  ["--gilt", "--felt"],
])("reads %s on %s by the lamp's light, by day too", (word, ground) => {
  expect(contrast(colour(TABLE, word), colour(TABLE, ground))).toBeGreaterThanOrEqual(TEXT);
});

it("has every colour in one place", () => {
  const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;
  const found = sheets()
    .filter((file) => file !== TOKENS)
    .flatMap((file) =>
      css(file)
        .split("\n")
        .filter((line) => line.includes(":") && literal.test(line.slice(line.indexOf(":"))))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

it("lets both looks have the same names", () => {
  const [first, second] = [LOOKS.dark, look('[data-theme="light"]')];
  expect([...second.keys()].filter((name) => !first.has(name))).toEqual([]);
  const byLamp = [...look('[data-ground="table"]').keys()];
  expect(byLamp).toEqual([...second.keys()]);
});

it("shares no name with a size that a part sets for itself", () => {
  const own = sheets()
    .filter((file) => file !== TOKENS && !file.endsWith("page.css"))
    .flatMap((file) => [...css(file).matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = ""]) => name));
  expect(own.filter((name) => LOOKS.dark.has(name))).toEqual([]);
});
