// The television's views from made-up data.
import { ranking } from "../../shared/fixtures/ranking";
import { member, members, party, scored, seats, table, trick, tv } from "../../shared/fixtures/tv";
import type { PastView, TvView } from "../../shared/wire";
import { Held } from "../../tv/held/Held";
import { Checks } from "../../tv/lobby/Checks";
import { Room } from "../../tv/room/Room";
import type { Shows } from "../main";
import { happened, inHall, page } from "./page";

function atTable(count: number, seen = {}, more = {}, people = {}): TvView {
  const sitting = members(Math.min(count, 7)).map((one) => ({ ...one, ...people }));
  return tv({ party: party({ phase: "table", members: sitting }), table: table(count, seen, more) });
}

const PLAYED = [happened("played", { seat: 1, card: "Ks" }), happened("played", { seat: 2, card: "10d" })];
const FINISHED = { cards: trick(5), seats: [0, 4] };
const LONG = [7, 7, 7, 6, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 2, 3, 5, 7];
/** After one game the podium stands for good. */
const FIRST_GAME = {
  ...ranking(5),
  games: ranking(5).games.slice(0, 1),
  uncounted: ["Anna", "Ben", "Maximiliane", "Oma Gerda"],
};
const RULES = { reason: "rules" as const, members: [0], left: 171 };

function past(ago: number, people: string[], games: number, running: string | null = null): PastView {
  return { evening: `evening-${ago}`, ago, people, games, running };
}

export const shows: Shows = {
  waiting: page(null, { at: "connecting" }),
  "lobby-empty": page(tv({ party: party({ members: [], host: null }), visited: false })),
  held: () => <Held onStay={() => undefined} />,
  hall: inHall(false),
  "hall-unknown": inHall(true),
  "lobby-past": page(
    tv({
      party: party({ members: [], host: null }),
      past: [
        past(20 * 3600, ["Anna", "Ben", "Oma Gerda"], 3, "shithead"),
        past(3 * 86_400, ["Anna", "Maximiliane", "Onkel Wolfgang", "Franziska-Luise", "Jo", "Lea"], 1),
        past(30 * 86_400, ["Tim"], 0),
        past(60 * 86_400, ["Lea", "Jo"], 12),
      ],
    }),
  ),
  "lobby-wifi": page(tv({ wifi: { name: "Villa Kunterbunt", qr: "/qr-example.svg" } })),
  "lobby-hidden": page(
    tv({ party: party({ url: null, qr: null, code: "", settings: { ...party().settings, hidden: true } }) }),
  ),
  "lobby-checks": () => (
    <Room>
      <div class="scene">
        <div class="lobby">
          <div class="lobby-side">
            <Checks />
          </div>
        </div>
      </div>
    </Room>
  ),
  lobby: page(tv()),
  "lobby-proof": page(tv({ proofs: [{ member: 1, number: "407", left: 52 }] })),
  "table-proofs": page({
    ...atTable(9, { phase: "play", turn: 2 }),
    proofs: [
      { member: 6, number: "069", left: 31 },
      { member: 1, number: "407", left: 52 },
    ],
  }),
  "lobby-programme": page(
    tv({
      party: party({
        programme: [
          { game: "fahrstuhl", repeat: 1, weight: 2, minutes: 32, refused: null },
          { game: "shithead", repeat: 2, weight: 1, minutes: 8, refused: null },
          { game: "lucky_shutdown", repeat: 1, weight: 1, minutes: 9, refused: null },
          { game: "shut_the_box", repeat: 1, weight: 1, minutes: 7, refused: null },
        ],
      }),
    }),
  ),
  ranking: page(tv({ party: party({ phase: "results", ranking: ranking(5) }), table: table(5) })),
  "ranking-many": page(tv({ party: party({ phase: "results", ranking: ranking(12) }), table: table(5) })),
  ceremony: page(tv({ party: party({ phase: "ceremony", members: members(5), ranking: ranking(5) }) })),
  "ceremony-many": page(
    tv({ party: party({ phase: "ceremony", members: members(9), ranking: ranking(9) }) }),
  ),
  "lobby-ten": page(tv({ party: party({ members: members(10) }) })),
  "lobby-many": page(tv({ party: party({ members: members(20) }) })),
  "lobby-away": page(tv({ party: party({ members: [...members(4), member(4, { here: false })] }) })),
  "lobby-no-network": page(tv({ party: party({ url: null, qr: null, members: [] }) })),
  deal: page(atTable(5, { phase: "deal", trump: null, turn: null, bids: Array(5).fill(null) })),
  bid: page(
    atTable(5, {
      phase: "bid",
      turn: 2,
      bids: [1, 0, null, null, null],
      divided: null,
      tricks: Array(5).fill(0),
    }),
    undefined,
    [happened("dealt", { cards: 5, trump: "9s", round: 2 }), happened("bid", { seat: 1, bid: 0 })],
  ),
  table: page(atTable(5, { trick: trick(3), turn: 3 }), undefined, PLAYED),
  "table-2": page(atTable(2, { trick: trick(1), turn: 1 }), undefined, PLAYED.slice(0, 1)),
  "table-3": page(atTable(3, { trick: trick(2), turn: 2, divided: true }), undefined, PLAYED),
  "table-7": page(atTable(7, { trick: trick(6), turn: 6 }), undefined, PLAYED),
  "table-9": page(atTable(9, { trick: trick(8), turn: 8, divided: true }, { auto: [4] }), undefined, PLAYED),
  "table-watched": page(
    {
      ...atTable(9, { trick: trick(8), turn: 8 }),
      party: party({ phase: "table", members: [...members(7), member(7), member(8)] }),
    },
    undefined,
    PLAYED,
  ),
  "table-short": page(
    atTable(5, { trick: trick(3), turn: 3 }, { waiting: [{ seat: 3, kind: "think", left: 8, total: 45 }] }),
    undefined,
    PLAYED,
  ),
  "table-states": page(
    atTable(
      6,
      { trick: trick(2), turn: 2 },
      {
        seats: seats(6).map((seat) => ({ ...seat, away: seat.seat === 1, here: seat.seat !== 3 })),
        auto: [0],
      },
    ),
    undefined,
    PLAYED,
  ),
  trick: page(
    atTable(
      5,
      { last_trick: FINISHED, divided: true, turn: 0 },
      { hold: { pace: "look", left: 2.2 }, to_act: [0] },
    ),
    undefined,
    [happened("played", { seat: 4, card: "Ad" }), happened("trick", { seats: [0, 4] })],
  ),
  "return-half": page(atTable(5, { round: 9, cards: 3, return_half: true, trick: trick(1), turn: 1 })),
  rules: page(atTable(5, { trick: trick(3) }, { paused: RULES }, { reading: true })),
  countdown: page(atTable(5, { trick: trick(3) }, { paused: { reason: "countdown", members: [], left: 3 } })),
  pause: page(atTable(5, { trick: trick(3) }, { paused: { reason: "host", members: [], left: null } })),
  restart: page(
    atTable(5, { trick: trick(3) }, { paused: { reason: "restart", members: [0, 2], left: 18 } }),
  ),
  disk: page(atTable(5, { trick: trick(3) }, { paused: { reason: "disk", members: [], left: null } })),
  lost: page(atTable(5, { trick: trick(3) }), { at: "lost" }, PLAYED),
  sheet: page(atTable(5, { phase: "deal", turn: null, round: 9 }, { hold: { pace: "sheet", left: 14 } })),
  "sheet-first": page(
    atTable(3, { phase: "deal", turn: null, round: 1 }, { hold: { pace: "sheet", left: 14 } }),
  ),
  "sheet-short": page(
    atTable(
      4,
      { phase: "deal", turn: null, round: 1, schedule: [2, 1] },
      { hold: { pace: "sheet", left: 14 } },
    ),
  ),
  "sheet-full": page(
    atTable(
      9,
      { phase: "over", turn: null, round: 19, schedule: LONG, sheet: scored(LONG, 20, 9) },
      { hold: { pace: "sheet", left: 14 } },
    ),
  ),
  podium: page(
    tv({
      party: party({ phase: "results", ranking: FIRST_GAME }),
      table: table(
        5,
        { phase: "over", turn: null },
        { result: { places: [[1], [4], [0], [2], [3]], scores: [740, 1210, 420, -60, 980] } },
      ),
    }),
  ),
  "podium-ties": page(
    tv({
      party: party({ phase: "results", members: members(7) }),
      table: table(
        9,
        { phase: "over", turn: null },
        {
          result: {
            places: [[1, 4], [0, 2, 8], [3], [5], [6], [7]],
            scores: [740, 1210, 740, 500, 1210, 310, 120, -1060, 740],
          },
        },
      ),
    }),
  ),
};
