// There are words for every reason why something is refused in Fahrstuhl.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import game from "../../../shared/texts/fahrstuhl/phone/de.json";
import house from "../../../shared/texts/reasons/de.json";

const RULES = join(dirname(fileURLToPath(import.meta.url)), "../../../../games/fahrstuhl");

function keys(file: string, pattern: RegExp): string[] {
  const code = readFileSync(join(RULES, file), "utf8");
  return Array.from(code.matchAll(pattern), ([, key = ""]) => key);
}

it("has words for every reason of the rules, the options and the observation", () => {
  const reasons = [
    ...keys("refusals.py", /^ {4}"(\w+)": "/gm),
    ...keys("options.py", /OptionsError\(\s*"?\w+"?,\s*"(\w+)"/g),
    ...keys("observation.py", /Blocked = Literal\[(.+)\]/g).flatMap((all) => all.match(/\w+/g) ?? []),
  ];
  const words = { ...house, ...game };

  expect(reasons).toEqual(
    expect.arrayContaining(["trump_duty", "not_in_hand", "bidding", "not_your_turn", "pack"]),
  );
  for (const reason of reasons) expect(words, reason).toHaveProperty([`reason.${reason}`]);
});
