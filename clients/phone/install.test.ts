// What a phone needs to put the page on its home screen, where the address allows it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const PUBLIC = join(import.meta.dirname, "public");
const manifest = JSON.parse(readFileSync(join(PUBLIC, "app.webmanifest"), "utf-8"));
const page = readFileSync(join(import.meta.dirname, "index.html"), "utf-8");

it("has every picture that the manifest and the page name", () => {
  const named = Array.from(page.matchAll(/<link [^>]*href="\/([^"]+)"/g), ([, name = ""]) => name);
  const icons = manifest.icons.map((icon: { src: string }) => icon.src);

  expect(named).toContain("app.webmanifest");
  for (const name of [...named, ...icons]) expect(existsSync(join(PUBLIC, name)), name).toBe(true);
});

it("starts where it was installed: the evening's code is in the address", () => {
  expect(manifest).not.toHaveProperty("start_url");
  expect(manifest.scope).toBe("/");
});

it("lets one enlarge the page with two fingers, and no browser translate it", () => {
  const viewport = /<meta name="viewport" content="([^"]+)"/.exec(page)?.[1] ?? "";

  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  expect(viewport).toContain("viewport-fit=cover");
  expect(page).toContain('translate="no"');
});
