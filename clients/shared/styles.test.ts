import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative } from "node:path";
import { expect, it } from "vitest";

const read = new Map<string, string>();

function text(file: string): string {
  const known = read.get(file) ?? readFileSync(file, "utf-8");
  read.set(file, known);
  return known;
}

const CLIENTS = join(import.meta.dirname, "..");
const PHONE = join(CLIENTS, "phone");
const MAIN = join(PHONE, "main.tsx");
const EVENING = join(PHONE, "evening/Evening.tsx");

/** The classes that a style sheet gives looks of their own, by the folder that it is in. */
function owners(page: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const folder of [page, "shared"]) {
    for (const file of readdirSync(join(CLIENTS, folder), { recursive: true, encoding: "utf-8" })) {
      if (!file.endsWith(".css")) continue;
      const css = readFileSync(join(CLIENTS, folder, file), "utf-8").replace(/\/\*[\s\S]*?\*\//g, "");
      for (const [, selectors = ""] of css.matchAll(/([^{}]+)\{/g)) {
        for (const selector of selectors.split(",")) {
          const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1];
          if (name) found.set(name, (found.get(name) ?? new Set()).add(join(folder, dirname(file))));
        }
      }
    }
  }
  return found;
}

// The style sheets of a page lie upon each other: a second owner would change the first one's looks.
it.each(["tv", "phone"])("gives each class of the %s one owner", (page) => {
  const shared = [...owners(page)].filter(([, folders]) => folders.size > 1);

  expect(shared.map(([name, folders]) => [name, ...folders])).toEqual([]);
});

// The build lowers no such function, and where it stands beside a variable an old browser drops the fallback as well.
it("compares no lengths, which browsers before Chrome 79 cannot", () => {
  const sheets = readdirSync(CLIENTS, { recursive: true, encoding: "utf-8" }).filter(
    (file) => /^(tv|phone|shared)\W/.test(file) && file.endsWith(".css"),
  );
  const younger = sheets.filter((file) =>
    /\b(?:min|max|clamp)\(/.test(text(join(CLIENTS, file)).replace(/\/\*[\s\S]*?\*\//g, "")),
  );

  expect(sheets.length).toBeGreaterThan(20);
  expect(younger).toEqual([]);
});

/** The file and all that comes with it: what it imports at once, what that imports, and so on. */
function together(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return found;
  const imports = text(file).matchAll(
    /(?:import|export)\s(?!type\b)[^;]*?from\s*"(\.[^"]+)"|import\s*"(\.[^"]+)"/g,
  );
  for (const [, named, bare] of imports) {
    const path = join(dirname(file), named ?? bare ?? "");
    const there = ["", ".tsx", ".ts"]
      .map((ending) => path + ending)
      .find((each) => extname(each) && existsSync(each));
    if (there) together(there, found);
  }
  return found;
}

/** The parts of the phone that are loaded by themselves. */
function later(): string[] {
  const found: string[] = [];
  for (const file of readdirSync(PHONE, { recursive: true, encoding: "utf-8" })) {
    if (/^games\/\w+\/index\.tsx$|^plain\/index\.ts$/.test(file)) found.push(join(PHONE, file));
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, path = ""] of text(join(PHONE, file)).matchAll(/\blater\(\(\) =>\s*import\("(.+?)"\)/g)) {
      found.push(join(PHONE, dirname(file), `${path}.tsx`));
    }
  }
  return found;
}

/** The classes that those components use, each with one of the files. */
function used(files: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    if (!file.endsWith(".tsx")) continue;
    const code = text(file);
    for (const [, words = ""] of code.matchAll(/class="([^"]+)"/g)) {
      for (const word of words.split(/\s+/)) found.set(word, relative(CLIENTS, file));
    }
    for (const [, list = ""] of code.matchAll(/classList=\{\{([^}]*)\}\}/g)) {
      for (const [, word = ""] of list.matchAll(/"?([\w-]+)"?\s*:/g))
        found.set(word, relative(CLIENTS, file));
    }
  }
  return found;
}

interface Dress {
  /** What has looks of its own, and what a longer selector begins with. */
  own: Set<string>;
  first: Set<string>;
}

const sheets = new Map<string, Dress>();

function sheet(file: string): Dress {
  const known = sheets.get(file);
  if (known) return known;
  const found: Dress = { own: new Set(), first: new Set() };
  const css = text(file).replace(/\/\*[\s\S]*?\*\//g, "");
  for (const [, selectors = ""] of css.matchAll(/([^{}]+)\{/g)) {
    for (const selector of selectors.split(",")) {
      const [, name, more] = /^\.([\w-]+)(.*)/s.exec(selector.trim()) ?? [];
      if (name) (more ? found.first : found.own).add(name);
    }
  }
  sheets.set(file, found);
  return found;
}

function dressed(files: Iterable<string>): Dress {
  const found = [...files].filter((file) => file.endsWith(".css")).map(sheet);
  return {
    own: new Set(found.flatMap(({ own }) => [...own])),
    first: new Set(found.flatMap(({ first }) => [...first])),
  };
}

/** The classes of a part for which neither it nor what was there `before` has looks, though some style sheet has. */
function bare(part: string, files: Set<string>, before: Iterable<string>, all: Dress) {
  const here = dressed([...files, ...before]);
  const lacks = (name: string) =>
    all.own.has(name) ? !here.own.has(name) : all.first.has(name) && !here.first.has(name);
  return [...used(files)].filter(([name]) => lacks(name)).map((found) => [relative(CLIENTS, part), ...found]);
}

// The phone's parts are loaded one by one: each brings its style sheets, since those of another may never come.
it("dresses each part of the phone", () => {
  const start = together(MAIN);
  const before = new Set([...start, ...together(EVENING)]);
  const files = ["phone", "shared"].flatMap((folder) =>
    readdirSync(join(CLIENTS, folder), { recursive: true, encoding: "utf-8" }).map((file) =>
      join(CLIENTS, folder, file),
    ),
  );
  const all = dressed(files);
  const found = later().flatMap((part) => bare(part, together(part), part === EVENING ? start : before, all));

  expect(later().length).toBeGreaterThan(16);
  expect([...bare(MAIN, start, [], all), ...found]).toEqual([]);
});
