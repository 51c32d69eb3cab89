// Lucky Shutdown on the phone, at the moments worth looking at.
import { moment } from "../../../shared/fixtures/lookback";
import { playing, table } from "../../../shared/fixtures/lucky_shutdown";
import { me, phone } from "../../../shared/fixtures/phone";
import { ranking } from "../../../shared/fixtures/ranking";
import { party } from "../../../shared/fixtures/tv";
import type { Shows } from "../../main";
import { happened, page } from "../page";

const FREE = { kind: "any", value: null, colour: null } as const;
const NONE = { pile: [], top: null, demand: FREE, run: 0, missing: 0 };
const SIX = ["14o", "17b", "19o", "20b", "Rx", "U16b"];
const HAND = ["14o", "18o", "18b"];
const MANY = [
  ...["13o", "13b", "14o", "14o", "14b", "15b", "16o", "16b", "17o", "17b", "18o", "18b", "18b"],
  ...["19o", "20o", "20b", "20b", "21o", "Ro", "Pb", "Wx", "U17x"],
];
const BARE = [null, null, null];
const DOWN = [true, true, true];

const others = (own: (string | null)[]) => [own, ["20b", "20o", "Px"], ["U17x", "18o", "21b"]];
const mine = (own: boolean[]) => [own, DOWN, DOWN];

export const shows: Shows = {
  lay: page(
    playing(3, SIX, ["lay 14o 17b 19o"], {
      ...NONE,
      phase: "lay",
      turn: null,
      laid: [false, true, false],
      up: [BARE, BARE, BARE],
      hand_counts: [6, 3, 6],
    }),
  ),
  "lookback-lay": page(phone({ party: party({ ranking: ranking(3) }) }), {
    layer: "games",
    press: ['[data-game="4"] [data-look]'],
    answers: {
      lookback: {
        ...moment(3, 0, 2),
        table: table(3, {
          ...NONE,
          seat: 0,
          phase: "lay",
          turn: null,
          laid: [false, false, false],
          up: [BARE, BARE, BARE],
          hand: SIX,
          hand_counts: [6, 6, 6],
        }),
        events: [happened("dealt", { stock: 40 })],
      },
    },
  }),
  table: page(
    playing(3, HAND, ["play 18b", "play 18o", "play 18o 18b", "pickup"], { blocked: { "14o": "too_low" } }),
    { events: [happened("played", { seat: 2, cards: ["16o"], from_hand: 1 })] },
  ),
  "table-many": page(
    playing(5, MANY, ["play 18b", "play 18o", "play 18o 18b", "play 20b", "play 21o", "pickup"], {
      blocked: { "13o": "too_low", "13b": "too_low", "14o": "too_low", "14b": "too_low", "15b": "too_low" },
    }),
  ),
  seventeen: page(
    playing(3, ["14o", "17b", "17o"], ["play 17b 17o", "play 17o 17b", "play 17o", "pickup"], {
      pile: ["13o", "15b", "16o"],
    }),
  ),
  others: page(
    playing(4, HAND, [], {
      turn: 2,
      blocked: { "14o": "not_your_turn", "18o": "not_your_turn", "18b": "not_your_turn" },
      pile: ["13o", "18b", "18o", "18b"],
      top: "18b",
      run: 3,
      missing: 1,
      demand: { kind: "at_least", value: 18, colour: null },
    }),
    { events: [happened("played", { seat: 1, cards: ["18o", "18b"], from_hand: 2 })] },
  ),
  skip: page(
    playing(3, ["19b", "20o", "Rx"], ["play 19b", "skip"], {
      pile: ["16o", "19o"],
      top: "19o",
      skipping: [0],
      demand: { kind: "skip", value: 19, colour: null },
      blocked: { "20o": "must_skip", Rx: "must_skip" },
    }),
    { events: [happened("skip", { seats: [0] })] },
  ),
  none: page(
    playing(3, ["14o", "16b", "Rx"], ["luck", "pickup"], {
      pile: ["16o", "18b", "15o"],
      top: "15o",
      demand: { kind: "lock", value: 15, colour: null },
      blocked: { "14o": "too_low", "16b": "too_low", Rx: "magic_lock" },
    }),
  ),
  open: page(
    playing(3, [], ["play 21o", "play 19b", "pickup"], {
      stock_count: 0,
      up: others(["21o", "14b", "19b"]),
      blocked: { "14b": "too_low" },
    }),
  ),
  blind: page(
    playing(3, [], ["flip 1", "flip 3", "pickup"], {
      stock_count: 0,
      up: others(BARE),
      down: mine([true, false, true]),
    }),
  ),
  out: page(playing(3, [], [], { turn: 2, out: [0], up: others(BARE), down: mine([false, false, false]) })),
  watching: page({ ...playing(3, [], [], { turn: 2, seat: null }), me: me({ member: 3 }) }),
};
