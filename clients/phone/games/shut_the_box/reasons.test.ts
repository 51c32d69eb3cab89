// There are words for every reason why something is refused in Shut the Box, and for every option.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import house from "../../../shared/texts/reasons/de.json";
import game from "../../../shared/texts/shut_the_box/phone/de.json";

const RULES = join(dirname(fileURLToPath(import.meta.url)), "../../../../games/shut_the_box");

function keys(file: string, pattern: RegExp): string[] {
  const code = readFileSync(join(RULES, file), "utf8");
  return Array.from(code.matchAll(pattern), ([, key = ""]) => key);
}

it("has words for every reason of the rules, the options and the observation", () => {
  const [blocked = ""] = keys("observation.py", /^Blocked = Literal\[(.+)\]/gm);
  const reasons = [
    ...keys("refusals.py", /^ {4}"(\w+)": "/gm),
    ...keys("options.py", /OptionsError\(\s*"\w+",\s*"(\w+)"/g),
    ...keys("rules.py", /OptionsError\(\s*"\w+",\s*"(\w+)"/g),
    ...Array.from(blocked.matchAll(/"(\w+)"/g), ([, key = ""]) => key),
  ];
  const words = { ...house, ...game };

  expect(reasons).toEqual(
    expect.arrayContaining(["wrong_sum", "faces_only", "too_high", "no_partner", "adds", "bounds"]),
  );
  for (const reason of reasons) expect(words, reason).toHaveProperty([`reason.${reason}`]);
});

it("has words for every option, and for every value that is no number", () => {
  const options = keys("options.py", /^ {4}(\w+): .+ = /gm);
  expect(options).toEqual(expect.arrayContaining(["box", "faces_only"]));
  for (const option of options) expect(game, option).toHaveProperty([`option.${option}`]);
  for (const value of ["scoring.add", "scoring.read", "end.limit", "end.rounds", "limit.0"]) {
    expect(game, value).toHaveProperty([`option.${value}`]);
  }
});
