import { beforeEach, describe, expect, it, vi } from "vitest";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
const storage = new Map<string, string>();
const localStorage = {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => void storage.set(name, value),
  removeItem: (name: string) => void storage.delete(name),
};
vi.stubGlobal("window", { localStorage });

const { keep } = await import("../../shared/storage");
const { line } = await import("./line");
const { memoryOf } = await import("./memory");
const { heaviest, remark } = await import("./remark");

const LINES = { exact: ["{name} trifft.", "Genau, {name}!", "Punktlandung."] };

beforeEach(() => keep("moderator", null));

describe("a line", () => {
  const exact = remark("exact", 1, { name: "Anna" });

  it("is filled with the names of the moment", () => {
    expect(line(LINES, exact, [], "de", () => 0)).toEqual({ at: 0, text: "Anna trifft." });
    expect(line(LINES, exact, [], "de", () => 0.5)).toEqual({ at: 1, text: "Genau, Anna!" });
  });

  it("is one that has not been said", () => {
    expect(line(LINES, exact, [0, 2], "de", () => 0.99)).toEqual({ at: 1, text: "Genau, Anna!" });
  });

  it("is none when all have been said, or there are none of its kind", () => {
    expect(line(LINES, exact, [2, 0, 1], "de", () => 0)).toBeNull();
    expect(line(LINES, remark("sweep", 3), [], "de", () => 0)).toBeNull();
  });

  it("is never there twice in an evening, whatever chance says", () => {
    const memory = memoryOf("KXWP");
    const said: string[] = [];
    for (let time = 0; time < 20; time++) {
      const chosen = line(LINES, exact, memory.used("game/exact"), "de", () => (time * 0.37) % 1);
      if (chosen === null) continue;
      memory.said("game/exact", chosen.at);
      said.push(chosen.text);
    }

    expect(said.sort()).toEqual(["Anna trifft.", "Genau, Anna!", "Punktlandung."]);
  });
});

describe("the memory", () => {
  it("survives a reload", () => {
    memoryOf("KXWP").said("game/exact", 2);

    expect(memoryOf("KXWP").used("game/exact")).toEqual([2]);
    expect(memoryOf("KXWP").used("other/exact")).toEqual([]);
  });

  it("is of one evening", () => {
    memoryOf("KXWP").said("game/exact", 2);
    const next = memoryOf("BCDF");

    expect(next.used("game/exact")).toEqual([]);
    next.said("game/exact", 0);
    expect(memoryOf("BCDF").used("game/exact")).toEqual([0]);
    expect(memoryOf("KXWP").used("game/exact")).toEqual([]);
  });

  it("goes on while the host hides the code", () => {
    memoryOf("KXWP").said("game/exact", 2);
    memoryOf("").said("game/exact", 1);

    expect(memoryOf("KXWP").used("game/exact")).toEqual([2, 1]);
  });

  it("makes nothing of what it cannot read", () => {
    storage.set("couchtisch.moderator", "{");
    expect(memoryOf("KXWP").used("game/exact")).toEqual([]);
    storage.set("couchtisch.moderator", '"evening"');
    expect(memoryOf("KXWP").used("game/exact")).toEqual([]);
  });
});

describe("of several remarks", () => {
  it("the heaviest comes first, and of equals the newest", () => {
    const offered = [remark("a", 1), remark("b", 3), remark("c", 1), remark("d", 3)];

    expect(heaviest(offered).map(({ kind }) => kind)).toEqual(["d", "b", "c", "a"]);
  });
});
