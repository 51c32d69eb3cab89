import { describe, expect, it } from "vitest";
import { FORM } from "../fixtures/phone";
import type { Field } from "../wire";
import {
  changed,
  longer,
  meaning,
  meant,
  moved,
  offered,
  setting,
  shorter,
  stepped,
  visible,
} from "./fields";

const names = (fields: readonly Field[]) => fields.map((field) => field.name);
const SCHEDULE = FORM.fields.find((field) => field.name === "schedule") as Field;

describe("which fields show", () => {
  it("goes by the other options", () => {
    expect(names(visible(FORM.fields, { mode: "hourglass" }))).toEqual(["mode", "max_cards", "bonus"]);
    expect(names(visible(FORM.fields, { mode: "single" }))).toEqual(["mode", "single_cards", "bonus"]);
    expect(names(visible(FORM.fields, { mode: "list" }))).toEqual(["mode", "schedule", "bonus"]);
  });

  it("goes by a default where nothing is set", () => {
    expect(names(visible(FORM.fields, {}))).toEqual(["mode", "max_cards", "bonus"]);
  });

  it("takes a single wanted value as well", () => {
    const fields: Field[] = [
      { name: "fast", kind: "switch", default: false },
      { name: "seconds", kind: "number", default: 5, when: { fast: true } },
    ];

    expect(names(visible(fields, {}))).toEqual(["fast"]);
    expect(names(visible(fields, { fast: true }))).toEqual(["fast", "seconds"]);
  });
});

describe("what a value stands for", () => {
  const fields: Field[] = [
    { name: "board", kind: "choice", default: "small", choices: ["small", "large"] },
    {
      name: "goal",
      kind: "number",
      default: 0,
      means: [
        { value: 0, means: 20, when: { board: ["small"] } },
        { value: 0, means: 50, when: { board: ["large"] } },
      ],
    },
  ];

  it("goes by the other options, or their defaults", () => {
    expect(meaning(fields, "goal", 0, {})).toBe(20);
    expect(meaning(fields, "goal", 0, { board: "large" })).toBe(50);
    expect(meaning(fields, "goal", 7, {})).toBeUndefined();
    expect(meaning(fields, "board", "small", {})).toBeUndefined();
  });

  it("takes its place where the options are put in words", () => {
    expect(meant(fields, { board: "large", goal: 0 })).toEqual({ board: "large", goal: 50 });
    expect(meant(fields, { board: "large", goal: 7 })).toEqual({ board: "large", goal: 7 });
  });
});

describe("numbers", () => {
  it("are offered one by one when the field names them or they are few", () => {
    expect(offered(FORM.fields[1] as Field)).toEqual([7, 8, 9, 10]);
    expect(offered({ name: "n", kind: "number", default: 1, low: 1, high: 4 })).toEqual([1, 2, 3, 4]);
    expect(offered({ name: "n", kind: "number", default: 1, low: 0, high: 1000 })).toBeNull();
  });

  it("stop at their bounds", () => {
    expect(stepped(10, 1, 1, 10)).toBe(10);
    expect(stepped(1, -1, 1, 10)).toBe(1);
    expect(stepped(5, 1, 1, 10)).toBe(6);
  });
});

describe("lists", () => {
  it("grow by their last entry, or by the lowest", () => {
    expect(longer([5, 3], SCHEDULE)).toEqual([5, 3, 3]);
    expect(longer([], SCHEDULE)).toEqual([1]);
  });

  it("change and shrink without touching what was there", () => {
    const list = [5, 10, 1];

    expect(changed(list, 1, 1, SCHEDULE)).toEqual([5, 10, 1]);
    expect(changed(list, 1, -1, SCHEDULE)).toEqual([5, 9, 1]);
    expect(shorter(list, 0)).toEqual([10, 1]);
    expect(list).toEqual([5, 10, 1]);
  });

  it("move an entry by one place, but not over the edge", () => {
    expect(moved([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 2, -1)).toEqual([1, 3, 2]);
    expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
  });
});

describe("the value of a field", () => {
  it("is the option's, else the default", () => {
    expect(setting(SCHEDULE, {})).toEqual([]);
    expect(setting(SCHEDULE, { schedule: [1] })).toEqual([1]);
  });
});
