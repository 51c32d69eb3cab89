// There are words for every reason why something is refused in Shithead, and for every option.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { OPTIONS } from "../../../shared/fixtures/shithead";
import game from "../../../shared/texts/shithead/phone/de.json";

const RULES = join(dirname(fileURLToPath(import.meta.url)), "../../../../games/shithead");

function keys(file: string, pattern: RegExp): string[] {
  const code = readFileSync(join(RULES, file), "utf8");
  return Array.from(code.matchAll(pattern), ([, key = ""]) => key);
}

it("has words for every reason of the rules and the options", () => {
  const reasons = [
    ...keys("refusals.py", /^ {4}"(\w+)": "/gm),
    ...keys("options.py", /OptionsError\(\s*"\w+",\s*"(\w+)"/g),
    ...keys("rules.py", /OptionsError\(\s*"\w+",\s*"(\w+)"/g),
  ];

  expect(reasons).toEqual(expect.arrayContaining(["too_low", "mirrored_two", "empty_pile", "pack", "seat"]));
  for (const reason of reasons) expect(game, reason).toHaveProperty([`reason.${reason}`]);
});

it("has a name for every option", () => {
  for (const option of Object.keys(OPTIONS)) expect(game, option).toHaveProperty([`option.${option}`]);
});
