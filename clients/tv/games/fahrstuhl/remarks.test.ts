import { describe, expect, it, vi } from "vitest";
import { table } from "../../../shared/fixtures/tv";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { remarks } = await import("./remarks");

function about(
  kind: string,
  facts: Record<string, unknown>,
  seen: Parameters<typeof table>[1] = {},
): string[] {
  const remarked = remarks({ seq: 1, kind, facts, pace: "none" }, table(4, seen));
  return remarked.map((each) => [each.kind, each.values.name].filter((part) => part !== undefined).join(" "));
}

const row = (seat: number, bid: number, tricks: number, total = 0, points = 0) => ({
  seat,
  bid,
  tricks,
  points,
  total,
});

describe("worth a word in Fahrstuhl", () => {
  it("are bids for nothing and for everything", () => {
    expect(about("bid", { seat: 0, bid: 0 }, { cards: 5 })).toEqual(["bid_none Anna"]);
    expect(about("bid", { seat: 0, bid: 5 }, { cards: 5 })).toEqual(["bid_all Anna"]);
    expect(about("bid", { seat: 0, bid: 2 }, { cards: 5 })).toEqual([]);
    expect(about("bid", { seat: 0, bid: 1 }, { cards: 1 })).toEqual([]);
  });

  it("is how the bids add up", () => {
    expect(about("bids_done", { sum: 5, cards: 5 })).toEqual(["bids_even"]);
    expect(about("bids_done", { sum: 7, cards: 5 })).toEqual(["bids_over"]);
    expect(about("bids_done", { sum: 4, cards: 5 })).toEqual(["bids_under"]);
  });

  it("is a shared trick, and no other", () => {
    expect(about("trick", { seats: [1, 2] })).toEqual(["shared"]);
    expect(about("trick", { seats: [1] })).toEqual([]);
  });

  it("is the way back, where tricks begin to count double", () => {
    expect(about("dealt", { round: 7, cards: 1 }, { return_half: true })).toEqual(["back"]);
    expect(about("dealt", { round: 8, cards: 2 }, { return_half: true })).toEqual([]);
    expect(about("dealt", { round: 6, cards: 1 })).toEqual(["one_card"]);
  });

  it("are exact bids and misses, by how far they are out of the common", () => {
    const round = (...rows: unknown[]) => about("round", { round: 0, rows });

    expect(round(row(0, 1, 1), row(1, 2, 1))).toEqual(["exact Anna", "missed_by_one Oma Gerda"]);
    expect(round(row(0, 0, 0), row(1, 0, 3))).toEqual(["exact_zero Anna", "missed_far Oma Gerda"]);
    expect(round(row(0, 4, 4), row(1, 3, 1))).toEqual(["exact_high Anna"]);
    expect(round(row(0, 7, 7))).toEqual(["sweep Anna"]);
  });

  it("is a whole table that is right, or wrong", () => {
    const all = [row(0, 1, 1), row(1, 2, 2), row(2, 1, 1)];
    const none = [row(0, 3, 1), row(1, 3, 1), row(2, 3, 1)];

    expect(about("round", { round: 0, rows: all })).toContain("all_exact");
    expect(about("round", { round: 0, rows: none })).toEqual(["none_exact"]);
  });

  it("is a new leader, not the first one and not a tie", () => {
    const lead = (...rows: [number, number][]) =>
      about("round", { round: 3, rows: rows.map(([total, points], seat) => row(seat, 3, 1, total, points)) });

    expect(lead([90, -10], [210, 120])).toEqual(["leader Oma Gerda"]);
    expect(lead([100, 100], [90, 90])).toEqual([]);
    expect(lead([100, 0], [100, 20])).toEqual([]);
  });

  it("is a victory, unless it is shared", () => {
    expect(about("over", { places: [[1], [0, 2]] })).toEqual(["over Oma Gerda"]);
    expect(about("over", { places: [[0, 1], [2]] })).toEqual([]);
  });
});
