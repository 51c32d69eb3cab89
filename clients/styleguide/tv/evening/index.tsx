// The television around the games, from made-up data: the lobby with everything in it, reactions, the number, a look back.
import { LONG_EVENING } from "../../../shared/fixtures/phone";
import { moment } from "../../../shared/fixtures/lookback";
import { ranking } from "../../../shared/fixtures/ranking";
import { member, members, party, table, trick, tv } from "../../../shared/fixtures/tv";
import type { Reaction, TvView } from "../../../shared/wire";
import type { Shows } from "../../main";
import { around, page } from "../page";

const WIFI = { name: "Villa Kunterbunt, oberer Stock", qr: "/qr-example.svg" };
const REACTIONS: Reaction[] = Array.from({ length: 6 }, (_, id) => ({ member: id, symbol: id }));
const PROOFS = [
  { member: 5, number: "073", left: 41 },
  { member: 8, number: "912", left: 12 },
];
const FOUR = [0, 3, 5, 8].map((id) => member(id));

function atTable(count: number, more: Partial<TvView> = {}): TvView {
  return tv({
    party: party({ phase: "table", members: members(Math.min(count, 7)) }),
    table: table(
      count,
      { trick: trick(count - 2), turn: count - 2 },
      { seal: "9f86d081884c7d659a2feaa0c55ad015" },
    ),
    ...more,
  });
}

const results = tv({
  party: party({ phase: "results", members: members(5), ranking: ranking(5) }),
  table: table(
    5,
    { phase: "over", turn: null },
    { result: { places: [[1], [4], [0], [2], [3]], scores: [740, 1210, 420, -60, 980] } },
  ),
});

export const shows: Shows = {
  "lobby-full": page(
    tv({ wifi: WIFI, party: party({ members: members(9), programme: LONG_EVENING.programme }) }),
  ),
  "lobby-codes-empty": page(tv({ wifi: WIFI, party: party({ members: [], host: null }), visited: false })),
  "lobby-codes-five": page(tv({ wifi: WIFI, party: party({ members: members(5) }) })),
  "lobby-long": page(
    tv({ wifi: WIFI, party: party({ members: members(3), next: { ...party().next, minutes: 66 } }) }),
  ),
  "lobby-cheered": around(tv({ wifi: WIFI, party: party({ members: members(9) }) }), {
    reactions: REACTIONS,
  }),
  "lobby-proof": page(tv({ party: party({ members: FOUR }), proofs: PROOFS })),
  "table-cheered": around(atTable(9), { reactions: REACTIONS }),
  "table-seven": around(atTable(7), { reactions: REACTIONS }),
  "table-proof": around(atTable(9, { proofs: PROOFS.slice(0, 1) }), { reactions: REACTIONS }),
  "results-cheered": around(results, { reactions: REACTIONS }),
  "results-proof": page({ ...results, proofs: [{ member: 3, number: "304", left: 55 }] }),
  "ranking-over": page({
    ...results,
    party: { ...results.party, ranking: ranking(10), programme: [], programme_over: true },
  }),
  "ceremony-cheered": around(
    tv({ party: party({ phase: "ceremony", members: members(9), ranking: ranking(9) }) }),
    { reactions: REACTIONS },
  ),
  lookback: around({ ...results, shown: [1, 37] }, { answers: { lookback: moment(5) } }),
  "lookback-nine": around({ ...results, shown: [1, 37] }, { answers: { lookback: moment(9) } }),
  "ceremony-none": page(tv({ party: party({ phase: "ceremony", members: members(2) }) })),
};
