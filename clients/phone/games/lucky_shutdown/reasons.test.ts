// There are words for every reason why something is refused in Lucky Shutdown, and for every option.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import game from "../../../shared/texts/lucky_shutdown/phone/de.json";
import house from "../../../shared/texts/reasons/de.json";

const RULES = join(dirname(fileURLToPath(import.meta.url)), "../../../../games/lucky_shutdown");

function read(file: string): string {
  return readFileSync(join(RULES, file), "utf8");
}

function keys(code: string, pattern: RegExp): string[] {
  return Array.from(code.matchAll(pattern), ([, key = ""]) => key);
}

it("has words for every reason of the rules, the options and the observation", () => {
  const blocked = /Blocked = Literal\[([^\]]+)\]/.exec(read("observation.py"))?.[1] ?? "";
  const reasons = [
    ...keys(read("refusals.py"), /^ {4}"(\w+)": "/gm),
    ...keys(read("rules.py"), /OptionsError\(\s*"\w+",\s*"(\w+)"/g),
    ...keys(blocked, /"(\w+)"/g),
  ];

  expect(reasons).toEqual(expect.arrayContaining(["colour_duty", "not_all", "stock_first", "bounds"]));
  for (const reason of reasons) expect({ ...house, ...game }, reason).toHaveProperty([`reason.${reason}`]);
});

it("has words for every option", () => {
  const options = keys(read("options.py"), /^ {4}(\w+): /gm);

  expect(options).toHaveLength(3);
  for (const option of options) expect(game, option).toHaveProperty([`option.${option}`]);
});
