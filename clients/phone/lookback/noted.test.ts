import { beforeEach, describe, expect, it, vi } from "vitest";

const { keep } = await import("../../shared/storage");
const { note, noted } = await import("./noted");

// Without a browser's storage the page's own memory has it.
vi.stubGlobal("window", {});

beforeEach(() => {
  keep("seals", null);
  keep("token.BCDF", "a-secret-of-this-phone");
});

describe("what a phone notes of deals", () => {
  it("is kept for each game, in the order of the deals, each once", () => {
    for (const fingerprint of ["one", "one", "two", "one"]) note("BCDF", 1, fingerprint);
    note("BCDF", 2, "three");

    expect(noted("BCDF", 1)).toEqual(["one", "two"]);
    expect(noted("BCDF", 2)).toEqual(["three"]);
    expect(noted("BCDF", 3)).toEqual([]);
  });

  it("is nothing for another evening, also under the same code", () => {
    note("BCDF", 1, "one");
    keep("token.BCDF", "another-secret-another-day");

    expect(noted("BCDF", 1)).toEqual([]);
    note("GHJK", 1, "two");
    expect(noted("GHJK", 1)).toEqual(["two"]);
  });

  it("is bounded, and survives whatever else is kept under its name", () => {
    for (let game = 1; game <= 50; game++) note("BCDF", game, "one");
    expect(noted("BCDF", 10)).toEqual([]);
    expect(noted("BCDF", 11)).toEqual(["one"]);

    keep("seals", "{broken");
    expect(noted("BCDF", 11)).toEqual([]);
    note("BCDF", 1, "one");
    expect(noted("BCDF", 1)).toEqual(["one"]);
  });
});
