// The phone around the games, from made-up data: who knocks, watches, waits or comes back, the ranking, the ceremony.
import { hostPhone, me, phone, playing } from "../../../shared/fixtures/phone";
import { moment } from "../../../shared/fixtures/lookback";
import type { Place } from "../../../shared/lookback/moments";
import { ranking } from "../../../shared/fixtures/ranking";
import { member, members, party, table, trick } from "../../../shared/fixtures/tv";
import type { Answer } from "../../../shared/socket";
import type { Me, PartyView, Pending, PhoneView } from "../../../shared/wire";
import type { Shows } from "../../main";
import { page } from "../page";

const FIVE = ["Ah", "Kd", "10s", "9s", "7c"];
const GONE = [member(0), member(3, { here: false }), member(5, { here: false }), member(8, { here: false })];
const CLAIM = '[data-claim-member="5"]';

const atGame = playing(5, FIVE, ["10s", "9s"], { trick: [[4, "Ks"]] });

function results(mine: Partial<Me>, evening: Partial<PartyView> = {}): PhoneView {
  const view = phone({
    party: party({ phase: "results", members: members(5), ranking: ranking(5), ...evening }),
    me: me(mine),
    table: table(
      5,
      { phase: "over", turn: null },
      { result: { places: [[1], [0, 4], [2], [3]], scores: [740, 1210, 420, -60, 740] } },
    ),
  });
  return mine.host ? { ...view, host: hostPhone().host } : view;
}

function ceremony(people: number, mine: Partial<Me> = {}): PhoneView {
  return phone({
    party: party({
      phase: "ceremony",
      members: members(Math.max(people, 2)),
      ranking: people > 0 ? ranking(people) : null,
    }),
    me: me(mine),
  });
}

/** Somebody without a seat at a running game. */
function watching(evening: Partial<PartyView> = {}): PhoneView {
  return {
    ...playing(5, [], [], { seat: null, trick: trick(2) }, {}, evening),
    me: me({ member: 6 }),
  };
}

function waits(how: "ask" | "now" | "round" | "game"): PhoneView {
  return watching({ members: [...members(6), member(6, { waits: how })] });
}

const inTurn = { ...party().next, watching: [4, 6] };

function claiming(proof: Pending["proof"]): () => ReturnType<ReturnType<typeof page>> {
  const answer: Answer<"claim"> = { type: "pending", proof, left: 52 };
  return page(phone({ me: null, party: party({ members: GONE }) }), {
    press: ["[data-already]", CLAIM],
    answers: { claim: answer },
  });
}

export const shows: Shows = {
  knocking: page(phone({ me: me({ knocks: true }) })),
  "here-nobody": page(phone({ me: null }), { press: ["[data-already]"] }),
  "here-number": claiming("screen"),
  "here-host": claiming("no_screen"),
  "here-used-up": claiming("used_up"),
  "watching-ask": page(waits("ask")),
  "watching-round": page(waits("round")),
  "watching-sits-out": page(watching({ members: [...members(6), member(6, { sits_out: true })] })),
  "watching-queue": page(watching({ members: members(7), next: inTurn })),
  "lobby-queue": page(
    phone({
      me: me({ member: 6 }),
      party: party({ members: members(7), next: inTurn, ranking: ranking(5) }),
    }),
  ),
  "lobby-evening": page(hostPhone({ party: party({ members: members(5), ranking: ranking(5) }) })),
  "me-playing": page(atGame, { layer: "me" }),
  "me-evening": page(phone({ party: party({ ranking: ranking(3) }), me: me({ may_take_over: true }) }), {
    layer: "me",
  }),
  "reactions-open": page(atGame, { press: ['[data-open="reactions"]'] }),
  results: page(results({ seat: 0 })),
  "results-host": page(results({ seat: 0, host: true })),
  "results-watching": page(results({ member: 3 }, { next: { ...party().next, watching: [3] } })),
  ceremony: page(ceremony(5)),
  "ceremony-host": page(ceremony(12, { host: true })),
  "ceremony-none": page(ceremony(0)),
  lookback: page(phone({ party: party({ ranking: ranking(4) }), me: me({ host: true }) }), {
    layer: "games",
    press: ['[data-game="1"] [data-look]'],
    answers: { lookback: ({ step, seat }: Place) => moment(7, seat, step) },
  }),
  games: page(phone({ party: party({ ranking: ranking(4) }) }), { layer: "games" }),
};
