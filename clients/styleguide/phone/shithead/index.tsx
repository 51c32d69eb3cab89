// Shithead on the phone, from made-up data.
import { ALL_RULES, mine, OPTIONS, playableOn, sets, table } from "../../../shared/fixtures/shithead";
import { hostPhone, me, phone } from "../../../shared/fixtures/phone";
import { members, party } from "../../../shared/fixtures/tv";
import type { Observation, Options } from "../../../shared/games/shithead";
import type { PhoneView, TableView } from "../../../shared/wire";
import type { Shows } from "../../main";
import { page } from "../page";

const FIVE = ["4s", "Jh", "Js", "Jc", "2d"];
const MANY = "3h 4h 4d 5s 5c 6h 6d 6s 7h 7s 8d 9h 9s 9c 10d Jh Js Qd Qh Ks Ac As Ad 2c".split(" ");

function blocked(
  cards: readonly string[],
  playable: readonly string[],
  reason: string,
): Observation["blocked"] {
  const all: Observation["blocked"] = {};
  for (const card of cards) if (!playable.includes(card.slice(0, -1))) all[card] = reason;
  return all;
}

/** Seat 0 looks at its cards; `turn`: whether it may play. */
function at(
  count: number,
  hand: readonly string[],
  seen: Partial<Observation> = {},
  options: Partial<Options> = {},
  more: Partial<TableView> = {},
): PhoneView {
  const counts = seen.counts === undefined ? "9" : seen.counts;
  const playable = seen.playable ?? playableOn(counts);
  const turn = seen.turn === undefined ? 0 : seen.turn;
  const shown = table(
    count,
    {
      seat: 0,
      hand: [...hand],
      hand_counts: Array.from({ length: count }, (_, seat) => (seat === 0 ? hand.length : 5 + (seat % 3))),
      blocked: turn === 0 ? blocked(hand, playable, "too_low") : blocked(hand, [], "not_your_turn"),
      ...seen,
      turn,
    },
    more,
    options,
  );
  const may = turn === 0 || options.speed_mode === true;
  return phone({
    party: party({ phase: "table", members: members(Math.min(count, 6)) }),
    me: mine(may ? [...sets(hand, playable), "pickup"] : [], { must_act: turn === 0 }),
    table: shown,
  });
}

const SWAPS = FIVE.flatMap((hand) => ["Ah", "2s", "10d"].map((up) => `swap ${hand} ${up}`));
const SWAP: Partial<Observation> = { phase: "swap", turn: null, pile: [], counts: null };

function doing(view: PhoneView, legal: readonly string[]): PhoneView {
  return { ...view, me: mine(legal) };
}

const BLIND: Partial<Observation> = {
  up: [
    [null, null, null],
    ["Kc", "Qd", "3s"],
    ["9h", "9s", "Jd"],
    [null, null, null],
  ],
  down: [
    [true, false, true],
    [true, true, true],
    [true, true, true],
    [false, false, false],
  ],
  sources: ["down", "hand", "hand", null],
  out: [3],
  stock_count: 0,
};

export const shows: Shows = {
  lobby: page(
    hostPhone({
      party: party({
        next: { ...party().next, game: "shithead", options: { ...OPTIONS, king_reverse: true } },
      }),
    }),
  ),
  swap: page(
    doing(at(4, FIVE, { ...SWAP, ready: [false, true, false, false] }, {}, { to_act: [0, 2, 3] }), [
      "ready",
      ...SWAPS,
    ]),
  ),
  "swap-ready": page(
    doing(at(4, FIVE, { ...SWAP, ready: [true, true, false, false] }, {}, { to_act: [2, 3] }), []),
  ),
  table: page(at(4, FIVE)),
  "table-others": page(at(4, FIVE, { turn: 1 })),
  "table-many": page(at(3, MANY)),
  "table-eight": page(at(8, FIVE, {}, ALL_RULES)),
  "table-empty": page(at(4, FIVE, { pile: [], counts: null })),
  "table-seven": page(at(4, FIVE, { pile: ["4h", "7c", "3h"], counts: "7", mirrored: true })),
  must: page(doing(at(4, ["4s", "5d", "6c"], { counts: "K", pile: ["Ks"] }), ["pickup"])),
  open: page(
    doing(
      at(4, [], {
        up: [
          ["Ah", "Ad", "10d"],
          ["Kc", "Qd", "3s"],
          ["9h", "9s", "Jd"],
          ["10c", null, "8s"],
        ],
        sources: ["up", "hand", "hand", "hand"],
        stock_count: 0,
      }),
      ["play Ah", "play Ad", "play Ah Ad", "play 10d", "pickup"],
    ),
  ),
  blind: page(doing(at(4, [], BLIND), ["flip 1", "flip 3", "pickup"])),
  out: page(
    at(4, [], {
      ...BLIND,
      turn: 1,
      out: [3, 0],
      sources: [null, "hand", "hand", null],
      down: [
        [false, false, false],
        [true, true, true],
        [true, true, true],
        [false, false, false],
      ],
    }),
  ),
  speed: page(
    at(
      5,
      FIVE,
      { turn: null, dealer: null, last: 1, counts: "8", blocked: { "4s": "too_low" } },
      { ...ALL_RULES, speed_mode: true },
      { waiting: [{ seat: 2, kind: "idle", left: 6, total: 8 }] },
    ),
  ),
  watching: page({ ...at(4, [], { seat: null, turn: 1 }), me: me({ member: 3 }) }),
  rules: page(at(4, FIVE), { layer: "rules" }),
  results: page(
    phone({
      party: party({ phase: "results", members: members(4) }),
      me: me({ seat: 0 }),
      table: table(
        4,
        { phase: "over", turn: null },
        { result: { places: [[3], [1], [0], [2]], scores: null } },
      ),
    }),
  ),
};
