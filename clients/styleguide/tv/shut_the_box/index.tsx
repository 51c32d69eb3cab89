// Shut the Box on the television from made-up data.
import { shutParty, shutTv } from "../../../shared/fixtures/shut_the_box";
import type { Shows } from "../../main";
import { happened, page } from "../page";

const HOLD = { pace: "look" as const, left: 2 };
const THROWN = happened("thrown", { seat: 0, dice: [3, 5], sum: 8, fitting: [[8], [3, 5]] });
const ENDED = { seat: 0, open: [2, 3, 4], dice: [5, 3], penalty: 9, total: 21 };

const shutTable = shutTv(3, {
  phase: "over",
  turn: null,
  winner: 1,
  open: [],
});

export const shows: Shows = {
  lobby: page({ ...shutTv(3), party: shutParty(3, { phase: "lobby" }), table: null }),
  lot: page(shutTv(3, { phase: "start", turn: null, first: null, round: 0, scores: [0, 0, 0] })),
  roll: page(shutTv(3), undefined, [happened("turn_over", { ...ENDED, seat: 2 })]),
  "roll-one": page(shutTv(2, { open: [1, 2, 3], dice_count: 1 })),
  shut: page(shutTv(2, { open: [1, 2, 3, 5, 8, 9], dice: [3, 5] }), undefined, [THROWN]),
  "shut-many": page(shutTv(4, { box: 12, dice: [6, 6], limit: 100 }), undefined, [
    happened("thrown", { seat: 0, dice: [6, 6], sum: 12, fitting: [] }),
  ]),
  "shut-ten": page(shutTv(3, { box: 10, open: [1, 2, 4, 6, 7, 10], dice: [4, 2], last_round: true })),
  alone: page(shutTv(1, { open: [1, 2, 4, 9], dice: [1, 2] })),
  ended: page(shutTv(4, { turn: 1, scores: [21, 27, 5, 31] }, { hold: HOLD }), undefined, [
    happened("shut", { seat: 0, flaps: [7], open: [2, 3, 4] }),
    happened("turn_over", ENDED),
  ]),
  read: page(
    shutTv(4, {
      box: 12,
      scoring: "read",
      open: [2, 4, 6, 7, 8, 10, 11, 12],
      penalty: 24678101112,
      limit: 50_000_000,
      scores: [12_456, 3_456_789, 45_678_912, 789],
      dice: [4, 2],
    }),
  ),
  eliminate: page(
    shutTv(
      4,
      { turn: 2, scores: [46, 27, 5, 31], eliminated: [[0]] },
      { options: { box: 9, scoring: "add", eliminate: true, one_die: true } },
    ),
    undefined,
    [happened("eliminated", { seats: [0], totals: [46], still_in: [1, 2, 3] })],
  ),
  done: page(shutTable, undefined, [happened("shut_the_box", { seat: 1 })]),
  podium: page({
    ...shutTv(
      4,
      { phase: "over", turn: null },
      { result: { places: [[2], [0], [1], [3]], scores: [12, 27, 5, 51] } },
    ),
    party: shutParty(3, { phase: "results" }),
  }),
  "podium-alone": page({
    ...shutTv(
      1,
      { phase: "over", turn: null, round: 3, scores: [47] },
      { result: { places: [[0]], scores: [47] } },
    ),
    party: shutParty(1, { phase: "results" }),
  }),
};
