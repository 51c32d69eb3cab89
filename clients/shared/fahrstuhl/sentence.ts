// What happened, as the moderator says it: for a guest who has just walked in.
import { face } from "../card/cards";
import { cardName, suitName } from "../card/names";
import { list } from "../listing";
import type { Happening, TableView } from "../wire";
import { say } from "./words";

/** The facts of Fahrstuhl's happenings, by kind. */
interface Facts {
  started: { seat: number };
  dealt: { round: number; cards: number; trump: string };
  bid: { seat: number; bid: number };
  bids_done: { divided: boolean; sum: number; cards: number };
  played: { seat: number; card: string };
  trick: { seats: number[] };
  round: { round: number; rows: { seat: number; bid: number; tricks: number }[] };
  over: { places: number[][] };
}

type Tellers = { [Kind in keyof Facts]: (facts: Facts[Kind], name: (seat: number) => string) => string };

const TELLERS: Tellers = {
  started: ({ seat }, name) => say("news.started", { name: name(seat) }),
  dealt: ({ cards, trump }) => say("news.dealt", { count: cards, suit: suitName(face(trump).suit) }),
  bid: ({ seat, bid }, name) =>
    bid === 0
      ? say("news.bid_none", { name: name(seat) })
      : say("news.bid", { name: name(seat), count: bid }),
  bids_done: ({ divided, sum, cards }) =>
    divided ? say("news.divided", { sum, cards }) : say("news.undivided", { sum, cards }),
  played: ({ seat, card }, name) => say("news.played", { name: name(seat), card: cardName(card) }),
  trick: ({ seats }, name) => say("news.trick", { names: list(seats.map(name)), count: seats.length }),
  round: ({ round, rows }, name) => {
    const exact = rows.filter(({ bid, tricks }) => bid === tricks).map(({ seat }) => name(seat));
    const number = round + 1;
    if (exact.length === 0) return say("news.round_none", { round: number });
    if (exact.length === rows.length) return say("news.round_all", { round: number });
    return say("news.round", { round: number, names: list(exact), count: exact.length });
  },
  over: ({ places }, name) => {
    const first = places[0] ?? [];
    return say("news.over", { names: list(first.map(name)), count: first.length });
  },
};

/** The sentence, or null for what this page does not know. */
export function sentence({ kind, facts }: Happening, table: TableView): string | null {
  const tell = (TELLERS as Record<string, (facts: unknown, name: (seat: number) => string) => string>)[kind];
  return tell?.(facts, (seat) => table.seats[seat]?.name ?? "") ?? null;
}
