import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fewest, limitOf, type Options } from "./table";

const rules = readFileSync(new URL("../../../games/shut_the_box/options.py", import.meta.url), "utf8");
const options = (some: Partial<Options>) => ({ box: 9, scoring: "add", limit: 0, ...some }) as Options;

describe("the limit of a game", () => {
  it("is the box's own unless the host chose one, as the rules have it (STB-3.2)", () => {
    const lines = Array.from(rules.matchAll(/^ {4}"(add|read)": \{(.+)\},$/gm)).slice(0, 2);
    expect(lines).toHaveLength(2);
    for (const [, scoring, boxes = ""] of lines) {
      for (const [, box, limit = ""] of boxes.matchAll(/(\d+): ([\d_]+)/g)) {
        const these = options({
          box: Number(box),
          scoring: scoring as Options["scoring"],
        } as Partial<Options>);
        expect(limitOf(these)).toBe(Number(limit.replaceAll("_", "")));
        expect(limitOf({ ...these, limit: 60 })).toBe(60);
      }
    }
  });
});

describe("who is ahead", () => {
  it("is who has the fewest penalty points", () => {
    expect(fewest({ scores: [12, 5, 27, 5], eliminated: [] })).toEqual([1, 3]);
  });

  it("is nobody while all have as many, or somebody plays alone", () => {
    expect(fewest({ scores: [0, 0, 0], eliminated: [] })).toEqual([]);
    expect(fewest({ scores: [12], eliminated: [] })).toEqual([]);
  });

  it("is nobody who is out", () => {
    expect(fewest({ scores: [50, 49, 60], eliminated: [[1]] })).toEqual([0]);
  });
});
