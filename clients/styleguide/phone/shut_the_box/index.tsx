// Shut the Box on the phone from made-up data.
import { SHUT_OPTIONS, shutParty, shutPhone } from "../../../shared/fixtures/shut_the_box";
import { HOST, hostPhone, me } from "../../../shared/fixtures/phone";
import type { Shows } from "../../main";
import { page } from "../page";

const HOLD = { pace: "look" as const, left: 2 };
const OVER = {
  seq: 0,
  kind: "turn_over",
  facts: { seat: 0, open: [2, 3, 4], dice: [5, 3], penalty: 9, total: 21 },
  pace: "look" as const,
};
const PLAYED = [1, 2, 3, 5, 8, 9];

const FIELDS = [
  { name: "box", kind: "choice" as const, default: 9, choices: [9, 10, 12] },
  { name: "scoring", kind: "choice" as const, default: "add", choices: ["add", "read"] },
  { name: "end", kind: "choice" as const, default: "limit", choices: ["limit", "rounds"] },
  {
    name: "limit",
    kind: "number" as const,
    default: 0,
    choices: [0, 30, 60, 100],
    low: 0,
    high: 999_999_999,
    means: [{ value: 0, means: 45, when: { box: [9], scoring: ["add"] } }],
  },
  { name: "end_mode", kind: "choice" as const, default: "immediate", choices: ["immediate", "finish_round"] },
  { name: "one_die", kind: "switch" as const, default: false },
  { name: "eliminate", kind: "switch" as const, default: false },
  { name: "faces_only", kind: "switch" as const, default: false },
];

export const shows: Shows = {
  drawer: page(
    hostPhone({
      party: shutParty(2, { phase: "lobby" }),
      host: {
        ...HOST,
        games: [{ game: "shut_the_box", seats: [1, 4], fill_to: 0, fields: FIELDS }],
        programme: [{ game: "shut_the_box", options: { ...SHUT_OPTIONS }, repeat: 0 }],
        screens: [],
      },
    }),
    { layer: "drawer" },
  ),
  roll: page(shutPhone(3)),
  "roll-one": page(shutPhone(2, { open: [1, 2, 3], dice_count: 1 })),
  shut: page(shutPhone(3, { open: PLAYED, dice: [3, 5] })),
  "shut-only": page(shutPhone(2, { open: [2, 3, 8], dice: [5, 3], fitting: [[8]] })),
  "shut-many": page(shutPhone(4, { box: 12, dice: [6, 6], limit: 100 })),
  "shut-ten": page(shutPhone(4, { box: 10, open: [1, 2, 4, 6, 7, 10], dice: [4, 2] })),
  ended: page(shutPhone(3, { turn: 1, scores: [21, 27, 5] }, { hold: HOLD }), { events: [OVER] }),
  others: page(shutPhone(3, { turn: 1, open: PLAYED, dice: [6, 2] })),
  lot: page(shutPhone(3, { phase: "start", turn: null, first: null })),
  alone: page(shutPhone(1, { dice: [1, 2] })),
  read: page(
    shutPhone(4, {
      box: 12,
      scoring: "read",
      open: [2, 4, 6, 7, 8, 10, 11, 12],
      penalty: 24_678_101_112,
      limit: 50_000_000,
      scores: [12_456, 3_456_789, 45_678_912, 789],
    }),
  ),
  eliminate: page(
    shutPhone(
      4,
      { turn: 2, scores: [46, 27, 5, 31], eliminated: [[0]] },
      { options: { ...SHUT_OPTIONS, eliminate: true } },
    ),
  ),
  done: page(shutPhone(2, { phase: "over", turn: null, winner: 0, open: [] })),
  watching: page({ ...shutPhone(3, { seat: null, turn: 1 }), me: me({ member: 3 }) }),
  rules: page(shutPhone(3), { layer: "rules" }),
  sheet: page(shutPhone(3, { round: 1 }), { layer: "sheet" }),
};
