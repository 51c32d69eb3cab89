// Shithead on the television, from made-up data.
import type { Observation, Options } from "../../../shared/games/shithead";
import { ALL_RULES, OPTIONS, playableOn, table } from "../../../shared/fixtures/shithead";
import { members, party, tv } from "../../../shared/fixtures/tv";
import type { TableView, TvView } from "../../../shared/wire";
import type { Shows } from "../../main";
import { happened, page } from "../page";

const NONE: [null, null, null] = [null, null, null];
const GONE: [false, false, false] = [false, false, false];

function at(
  count: number,
  seen: Partial<Observation> = {},
  options: Partial<Options> = {},
  more: Partial<TableView> = {},
): TvView {
  return tv({
    party: party({ phase: "table", members: members(Math.min(count, 6)) }),
    table: table(count, seen, more, options),
  });
}

const SWAP: Partial<Observation> = {
  phase: "swap",
  turn: null,
  pile: [],
  counts: null,
  quiet: 0,
};
const PLAYED = [
  happened("played", { seat: 3, cards: ["8c"], source: "hand", slots: [], counts: "8", effect: null }),
  happened("played", { seat: 0, cards: ["9d"], source: "hand", slots: [], counts: "9", effect: null }),
];
const LATE: Partial<Observation> = {
  stock_count: 0,
  burned: ["10h", "4c", "4d", "5h", "5s", "6c", "8d", "8h"],
  pile: ["Jh", "Qs", "Kd", "3d"],
  counts: "K",
  mirrored: true,
  playable: playableOn("K"),
  turn: 2,
  out: [3],
  hand_counts: [2, 0, 14, 0],
  up: [["Ah", "2s", "10d"], [null, "Qd", null], ["9h", "9s", "Jd"], NONE],
  down: [[true, true, true], [true, true, true], [true, true, true], GONE],
  sources: ["hand", "up", "hand", null],
};

export const shows: Shows = {
  lobby: page(
    tv({
      party: party({
        next: {
          ...party().next,
          game: "shithead",
          options: { ...OPTIONS, king_reverse: true, eight_skip: true },
        },
      }),
    }),
  ),
  swap: page(
    at(4, { ...SWAP, ready: [true, false, false, true] }, {}, { to_act: [1, 2], waiting: [] }),
    undefined,
    [happened("dealt", { stock: 8 }), happened("swapped", { seat: 3, slot: 2, up: "Ad", hand: "4h" })],
  ),
  "table-2": page(at(2), undefined, PLAYED.slice(1)),
  "table-3": page(at(3, { turn: 2 }, { king_reverse: true, eight_skip: true }), undefined, PLAYED.slice(1)),
  "table-4": page(at(4), undefined, PLAYED),
  "table-5": page(at(5, {}, { packs: 2 }), undefined, PLAYED),
  "table-6": page(at(6, { turn: 4 }, ALL_RULES), undefined, PLAYED),
  "table-8": page(at(8, { stock_count: 16 }, ALL_RULES), undefined, PLAYED),
  empty: page(at(4, { pile: [], counts: null, turn: 2 }), undefined, [
    happened("picked_up", { seat: 1, cards: ["4h", "6s"], why: "choice" }),
  ]),
  seven: page(at(4, { pile: ["4h", "6s", "7c", "3h"], counts: "7", mirrored: true }), undefined, [
    happened("played", {
      seat: 0,
      cards: ["3h"],
      source: "hand",
      slots: [],
      counts: "7",
      effect: "mirror",
    }),
  ]),
  burned: page(at(4, { pile: [], counts: null, burned: ["4h", "6s", "10c"], turn: 0 }), undefined, [
    happened("played", { seat: 0, cards: ["10c"], source: "hand", slots: [], counts: "10", effect: null }),
    happened("burned", { seat: 0, cause: "ten", cards: ["4h", "6s", "8c", "9d", "10c"] }),
  ]),
  wrong: page(at(4, { ...LATE, pile: [], counts: null, playable: playableOn(null), turn: 0 }), undefined, [
    happened("flipped", { seat: 1, slot: 2, card: "4s", fits: false }),
    happened("picked_up", { seat: 1, cards: ["4s", "Jh", "Qs", "Kd"], why: "flip" }),
  ]),
  late: page(at(4, LATE), undefined, [happened("out", { seat: 3, place: 1 })]),
  skipped: page(
    at(4, { pile: ["4h", "8s", "8c"], counts: "8", turn: 3, direction: -1 }, ALL_RULES),
    undefined,
    [
      happened("played", {
        seat: 0,
        cards: ["8s", "8c"],
        source: "up",
        slots: [1, 2],
        counts: "8",
        effect: null,
      }),
      happened("skipped", { seat: 0, seats: [1, 2], next: 3 }),
    ],
  ),
  speed: page(
    at(
      5,
      { turn: null, dealer: null, last: 1 },
      { ...ALL_RULES, speed_mode: true },
      { waiting: [{ seat: 2, kind: "idle", left: 6, total: 8 }] },
    ),
    undefined,
    PLAYED,
  ),
  podium: page(
    tv({
      party: party({ phase: "results" }),
      table: table(
        4,
        { phase: "over", turn: null },
        { result: { places: [[3], [1], [0], [2]], scores: null } },
      ),
    }),
  ),
};
