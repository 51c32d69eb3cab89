// The phone's views from made-up data.
import { asked, hostPhone, LONG_EVENING, me, phone, playing, TEN_CARDS } from "../../shared/fixtures/phone";
import { member, members, party, scored, seats, table, trick } from "../../shared/fixtures/tv";
import type { PhoneView } from "../../shared/wire";
import type { Shows } from "../main";
import { happened, page } from "./page";

const FIVE = ["Ah", "Kd", "10s", "9s", "7c"];
const TRUMPS = ["10s", "9s"];
const LONG = [7, 7, 7, 6, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 2, 3, 5, 7];
const FINISHED = { cards: trick(5), seats: [0, 4] };
const ROW = Array<null>(9).fill(null);

const running = playing(5, FIVE, TRUMPS, { trick: [[4, "Ks"]], cards: 5 });

/** In the middle of a game somebody knocks, somebody would like a seat, and a strange phone claims to be somebody's. */
const waitingForTheHost: PhoneView = {
  ...playing(
    5,
    FIVE,
    TRUMPS,
    { trick: [[4, "Ks"]], cards: 5 },
    {},
    {
      members: [member(0), member(1), member(2, { here: false }), member(6, { waits: "ask" })],
      programme: LONG_EVENING.programme,
    },
  ),
  me: me({ seat: 0, host: true, must_act: true, legal: TRUMPS.map((card) => `play ${card}`) }),
  host: { ...LONG_EVENING.host, knocking: [{ member: 9, name: "Onkel Emil" }], claims: [2] },
};

function results(host: boolean): PhoneView {
  return phone({
    party: party({ phase: "results", members: members(4) }),
    me: me({ seat: 0, host }),
    host: host ? hostPhone().host : null,
    table: table(
      5,
      { phase: "over", turn: null },
      { result: { places: [[1], [0, 4], [2], [3]], scores: [740, 1210, 420, -60, 740] } },
    ),
  });
}

export const shows: Shows = {
  connecting: page(null, { status: { at: "connecting" } }),
  join: page(phone({ me: null })),
  "join-first": page(phone({ me: null, party: party({ members: [], host: null }) })),
  "join-running": page(
    phone({ me: null, party: party({ phase: "table", members: members(7) }), table: table(7) }),
  ),
  "no-party": page(null, { status: { at: "gone", why: "no_party" } }),
  replaced: page(null, { status: { at: "gone", why: "replaced" } }),
  moved: page(null, { status: { at: "gone", why: "moved" } }),
  "join-already": page(
    phone({
      me: null,
      party: party({ members: [member(0), member(1, { here: false }), member(6, { here: false })] }),
    }),
    { press: "[data-already]" },
  ),
  removed: page(null, { status: { at: "gone", why: "removed" } }),
  closed: page(null, { status: { at: "gone", why: "closed" } }),
  stale: page(null, { status: { at: "gone", why: "stale" } }),
  lobby: page(phone({ me: me({ member: 1 }) })),
  "lobby-ready": page(phone()),
  "lobby-host": page(hostPhone()),
  "lobby-refused": page(
    hostPhone({
      party: {
        ...party({ members: members(9) }),
        next: { ...party().next, refused: { type: "refused", reason: "pack", about: "max_cards" } },
      },
    }),
  ),
  "lobby-take-over": page(
    phone({ me: me({ member: 1, may_take_over: true }), party: party({ host_away: true }) }),
  ),
  me: page(phone(), { layer: "me" }),
  drawer: page(hostPhone(), { layer: "drawer" }),
  "drawer-list": page(
    hostPhone({
      party: party({
        next: {
          ...party().next,
          options: { ...party().next.options, mode: "list", schedule: [5, 3, 1, 3, 5] },
        },
      }),
    }),
    { layer: "drawer" },
  ),
  "drawer-running": page(
    { ...running, me: me({ ...running.me, seat: 0, host: true }), host: hostPhone().host },
    { layer: "drawer" },
  ),
  "drawer-ending": page(
    { ...running, me: me({ ...running.me, seat: 0, host: true }), host: hostPhone().host },
    { layer: "drawer", press: ".running-ways button:last-child" },
  ),
  "drawer-ending-next": page(
    {
      ...running,
      me: me({ ...running.me, seat: 0, host: true }),
      host: { ...LONG_EVENING.host, alike: false },
      party: { ...running.party, programme: LONG_EVENING.programme.slice(1) },
    },
    { layer: "drawer", press: ".running-ways button:last-child" },
  ),
  "drawer-programme": page(
    hostPhone({ host: LONG_EVENING.host, party: party({ programme: LONG_EVENING.programme }) }),
    { layer: "drawer" },
  ),
  "drawer-over": page(
    hostPhone({
      host: { ...LONG_EVENING.host, programme: [] },
      party: party({ phase: "results", programme: [], programme_over: true }),
    }),
    { layer: "drawer" },
  ),
  "drawer-waiting": page(waitingForTheHost, { layer: "drawer" }),
  "table-waiting": page(waitingForTheHost),
  "drawer-people": page(
    hostPhone({
      party: party({
        members: [
          member(0, { patience: 2 }),
          member(1, { deputy: true }),
          member(2, { sits_out: true }),
          member(3, { here: false }),
          member(4),
          member(5),
        ],
        next: { ...party().next, seats: [0, 1, 3, 4], watching: [5] },
      }),
    }),
    { layer: "drawer", press: '[data-layer="drawer"] [data-tab="people"]' },
  ),
  "drawer-evening": page(
    hostPhone({ host: LONG_EVENING.host, party: party({ programme: LONG_EVENING.programme }) }),
    { layer: "drawer", press: '[data-layer="drawer"] [data-tab="evening"]' },
  ),
  bid: page(asked(5, FIVE, [null, 1, 0, 2, 0], { dealer: 0 })),
  "bid-middle": page(asked(5, FIVE, [null, null, null, 2, 0], { dealer: 2 })),
  "bid-ten": page(asked(5, TEN_CARDS, [null, 3, 0, 2, 2], { cards: 10, dealer: 0 })),
  "bid-others": page(
    playing(5, FIVE, [], { phase: "bid", turn: 3, bids: [1, null, null, null, 0], divided: null }),
  ),
  table: page(running),
  "table-ten": page(playing(5, TEN_CARDS, TEN_CARDS, { trick: trick(2), trump: "8d", cards: 10 })),
  "table-ten-duty": page(playing(5, TEN_CARDS, ["As", "10s", "Qs"], { trick: trick(4), cards: 10 })),
  "table-one": page(playing(5, ["10s"], ["10s"], { cards: 1, trick: [] })),
  "table-nine": page(
    playing(9, FIVE, FIVE, {
      trick: trick(8).map(([seat, card]) => [seat + 1, card]),
      divided: true,
      trump: "8h",
    }),
  ),
  "table-others": page(playing(5, FIVE, [], { trick: trick(2), last_trick: FINISHED, divided: true })),
  "table-won": page(
    playing(5, FIVE, [], { last_trick: FINISHED, divided: true }, { hold: { pace: "look", left: 2.2 } }),
  ),
  "table-states": page(
    playing(
      6,
      FIVE,
      [],
      { trick: trick(2) },
      {
        seats: seats(6).map((seat) => ({ ...seat, away: seat.seat === 1, here: seat.seat !== 2 })),
        waiting: [{ seat: 3, kind: "think", left: 8, total: 45 }],
      },
    ),
  ),
  "table-auto": page(playing(5, FIVE, [], { trick: trick(2) }, { auto: [0] }), {
    events: [happened("played", { seat: 0, card: "9d" })],
  }),
  watching: page({
    ...playing(5, [], [], { seat: null, trick: trick(2) }),
    me: me({ member: 3 }),
  }),
  away: page(
    playing(
      5,
      FIVE,
      [],
      { trick: trick(2) },
      { seats: seats(5).map((seat) => ({ ...seat, away: seat.seat === 0 })) },
    ),
  ),
  rules: page(running, { layer: "rules" }),
  "rules-lobby": page(phone(), { layer: "rules" }),
  "pause-rules": page(
    playing(5, FIVE, [], { trick: trick(2) }, { paused: { reason: "rules", members: [1, 2], left: 160 } }),
  ),
  "pause-host": page(
    playing(5, FIVE, [], { trick: trick(2) }, { paused: { reason: "host", members: [], left: null } }),
  ),
  "pause-restart": page(
    playing(5, FIVE, [], { trick: trick(2) }, { paused: { reason: "restart", members: [2], left: 17 } }),
  ),
  "pause-disk": page(
    playing(5, FIVE, [], { trick: trick(2) }, { paused: { reason: "disk", members: [], left: null } }),
  ),
  countdown: page(
    playing(5, FIVE, [], { trick: trick(2) }, { paused: { reason: "countdown", members: [], left: 3 } }),
  ),
  lost: page(running, { status: { at: "lost" } }),
  notice: page(running, { notice: "Du hast Trumpf, also musst du Trumpf spielen." }),
  sheet: page(
    playing(
      5,
      [],
      [],
      { phase: "deal", turn: null, round: 9, bids: ROW.slice(0, 5), trump: null },
      {
        hold: { pace: "sheet", left: 14 },
      },
    ),
    { layer: "sheet" },
  ),
  "sheet-full": page(
    playing(9, [], [], {
      phase: "deal",
      turn: null,
      round: 19,
      schedule: LONG,
      sheet: scored(LONG, 20, 9),
      bids: ROW,
      trump: null,
    }),
    { layer: "sheet" },
  ),
  results: page(results(false)),
  "results-host": page(results(true)),
};
