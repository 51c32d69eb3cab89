import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const CLIENTS = join(import.meta.dirname, "..");

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
