// Lucky Shutdown on the television, at the moments worth looking at.
import { atTable, next } from "../../../shared/fixtures/lucky_shutdown";
import { members, party, tv } from "../../../shared/fixtures/tv";
import type { Shows } from "../../main";
import { happened, page } from "../page";

const EMPTY = [null, null, null];
const NOTHING = [false, false, false];
const RUN = ["13o", "14b", "16o", "18o", "18b", "18o"];
const FREE = { kind: "any", value: null, colour: null } as const;

const played = (seat: number, ...cards: string[]) =>
  happened("played", { seat, cards, from_hand: cards.length });

export const shows: Shows = {
  lobby: page(tv({ party: party({ next: next() }) })),
  lay: page(
    atTable(4, {
      phase: "lay",
      turn: null,
      pile: [],
      top: null,
      up: [EMPTY, EMPTY, EMPTY, EMPTY],
      laid: [true, false, true, false],
      hand_counts: [3, 6, 3, 6],
    }),
    undefined,
    [happened("dealt", { stock: 12, dealer: null })],
  ),
  table: page(atTable(4), undefined, [played(3, "14b"), played(0, "16o")]),
  "table-2": page(atTable(2, { stock_count: 30 }), undefined, [played(0, "16o")]),
  "table-3": page(
    atTable(3, {
      pile: ["13o", "15b", "17o", "17b"],
      top: "17b",
      demand: { kind: "colour", value: 17, colour: "b" },
      run: 2,
      missing: 2,
    }),
    undefined,
    [played(0, "17o", "17b"), happened("effect", { seat: 0, card: "17b", effect: "colour", colour: "b" })],
  ),
  "table-5": page(
    atTable(5, {
      stock_count: 0,
      turn: 3,
      pile: ["13o", "15b", "Px"],
      top: "15b",
      missing: 2,
      demand: { kind: "lock", value: 15, colour: null },
      hand_counts: [1, 0, 12, 2, 0],
      out: [1],
      up: [["21o", null, "19b"], EMPTY, ["U17x", "18o", "21b"], [null, null, "Wx"], EMPTY],
      down: [[true, true, true], NOTHING, [true, true, true], [true, false, true], [true, false, true]],
    }),
    undefined,
    [played(1, "15b"), happened("effect", { seat: 1, card: "15b", effect: "lock" })],
  ),
  skip: page(
    atTable(5, {
      turn: 2,
      skipping: [2, 3],
      pile: ["16o", "19b", "19o"],
      top: "19o",
      run: 2,
      missing: 2,
      demand: { kind: "skip", value: 19, colour: null },
    }),
    undefined,
    [played(1, "19b", "19o"), happened("skip", { seats: [2, 3] })],
  ),
  under: page(
    atTable(4, {
      pile: ["16o", "19b", "U16b"],
      top: "U16b",
      missing: 2,
      demand: { kind: "below", value: 16, colour: null },
    }),
    undefined,
    [played(0, "U16b"), happened("effect", { seat: 0, card: "U16b", effect: "under", value: 16 })],
  ),
  chance: page(
    atTable(4, {
      pile: RUN,
      top: "18o",
      run: 3,
      missing: 1,
      demand: { kind: "at_least", value: 18, colour: null },
    }),
    undefined,
    [played(0, "18b", "18o")],
  ),
  snap: page(
    atTable(4, { pile: [], top: null, demand: FREE, run: 0, missing: 0, turn: 2, removed: [...RUN, "18b"] }),
    undefined,
    [
      happened("snapped", { seat: 2, cards: ["18b"], from_hand: 1 }),
      happened("cleared", { seat: 2, why: "four", kind: "18", cards: [...RUN, "18b"] }),
    ],
  ),
  misfit: page(
    atTable(4, { pile: [], top: null, demand: FREE, run: 0, missing: 0, turn: 2, stock_count: 0 }),
    undefined,
    [
      happened("flipped", { seat: 1, slot: 2, card: "13b", fits: false, early: false }),
      happened("picked_up", { seat: 1, cards: [...RUN, "13b"], why: "misfit" }),
    ],
  ),
  results: page(
    tv({
      party: party({ phase: "results", members: members(3), next: next() }),
      table: atTable(
        5,
        { phase: "over", turn: null, out: [2, 0, 4, 1] },
        { result: { places: [[2], [0], [4], [1], [3]], scores: null } },
      ).table,
    }),
  ),
};
