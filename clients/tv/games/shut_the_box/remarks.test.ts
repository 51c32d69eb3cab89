import { describe, expect, it, vi } from "vitest";
import { shutTable } from "../../../shared/fixtures/shut_the_box";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { remarks } = await import("./remarks");

function about(
  kind: string,
  facts: Record<string, unknown>,
  seen: Parameters<typeof shutTable>[1] = {},
): string[] {
  const remarked = remarks(
    { seq: 1, kind, facts, pace: "none" },
    shutTable(3, { box: 9, limit: 45, ...seen }),
  );
  return remarked.map((each) => `${each.kind} ${each.weight}`);
}

describe("worth a word in Shut the Box", () => {
  it("are doubles, if they fit", () => {
    expect(about("thrown", { seat: 0, dice: [3, 3], fitting: [[6]] })).toEqual(["doubles 1"]);
    expect(about("thrown", { seat: 0, dice: [1, 1], fitting: [[2]] })).toEqual(["two_ones 2"]);
    expect(about("thrown", { seat: 0, dice: [6, 6], fitting: [[3, 9]] })).toEqual(["two_sixes 2"]);
    expect(about("thrown", { seat: 0, dice: [6, 6], fitting: [] })).toEqual([]);
    expect(about("thrown", { seat: 0, dice: [2, 3], fitting: [[5]] })).toEqual([]);
    expect(about("thrown", { seat: 0, dice: [3], fitting: [[3]] })).toEqual([]);
  });

  it("are flaps that fall, the more the fewer are left", () => {
    expect(about("shut", { seat: 0, flaps: [1, 2, 3], open: [4, 5, 6] })).toEqual(["many_flaps 1"]);
    expect(about("shut", { seat: 0, flaps: [4], open: [1, 2] })).toEqual(["two_left 2"]);
    expect(about("shut", { seat: 0, flaps: [4], open: [7] })).toEqual(["one_left 3"]);
    expect(about("shut", { seat: 0, flaps: [4], open: [] })).toEqual([]);
    expect(about("shut_the_box", { seat: 0 })).toEqual(["shut_the_box 3"]);
  });

  it("are rests that are very low or very high, and a limit that comes near", () => {
    expect(about("turn_over", { seat: 0, open: [1, 2], total: 3 })).toEqual(["rest_low 3"]);
    expect(about("turn_over", { seat: 0, open: [8], total: 8 })).toEqual(["rest_one 3"]);
    expect(about("turn_over", { seat: 0, open: [1, 2, 3, 4, 5, 6], total: 21 })).toEqual(["rest_high 2"]);
    expect(about("turn_over", { seat: 0, open: [4, 5], total: 40 })).toEqual(["near 2"]);
    expect(about("turn_over", { seat: 0, open: [4, 5], total: 45 })).toEqual([]);
    expect(about("turn_over", { seat: 0, open: [4, 5], total: 40 }, { limit: null })).toEqual([]);
  });

  it("are the end for some, and for all", () => {
    expect(about("eliminated", { seats: [1] })).toEqual(["eliminated 3"]);
    expect(about("over", { places: [[1], [0, 2]], by: "limit" })).toEqual(["over_limit 3"]);
    expect(about("over", { places: [[1], [0, 2]], by: "rounds" })).toEqual(["over 3"]);
    expect(about("over", { places: [[1], [0, 2]], by: "shut" })).toEqual([]);
    expect(about("over", { places: [[0]], by: "rounds" })).toEqual([]);
  });
});
