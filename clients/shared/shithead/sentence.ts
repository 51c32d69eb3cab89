// What happened, as the moderator says it: for a guest who has just walked in.
import { face, type Rank } from "../card/cards";
import { cardName, rankName } from "../card/names";
import type { Happening, TableView } from "../wire";
import { nameOf, seen } from "./table";
import { say, together } from "./words";

/** The facts of Shithead's happenings, by kind. */
interface Facts {
  started: { seat: number };
  dealt: { stock: number };
  swapped: { seat: number; up: string };
  ready: { seat: number };
  opened: { seat: number | null };
  played: Played;
  flipped: { seat: number; card: string; fits: boolean };
  turned: { direction: 1 | -1; kings: number };
  burned: { seat: number; cause: "ten" | "four" | "triple_seven"; cards: string[] };
  picked_up: { seat: number; cards: string[]; why: "choice" | "flip" };
  skipped: { seats: number[]; next: number };
  freed: { seat: number };
  out: { seat: number; place: number };
  over: { places: number[][]; loser: number };
}

export interface Played {
  seat: number;
  cards: string[];
  source: "hand" | "up" | "down";
  slots: number[];
  counts: string | null;
  effect: "reset" | "mirror" | "low_rule" | "invisible" | null;
}

type Teller<Of> = (facts: Of, name: (seat: number) => string, table: TableView) => string | null;

const TELLERS: { [Kind in keyof Facts]: Teller<Facts[Kind]> } = {
  started: ({ seat }, name) => say("news.started", { name: name(seat) }),
  dealt: () => say("news.dealt"),
  swapped: ({ seat, up }, name) => say("news.swapped", { name: name(seat), up: cardName(up) }),
  ready: ({ seat }, name) => say("news.ready", { name: name(seat) }),
  opened: ({ seat }, name) =>
    seat === null ? say("news.opened_free") : say("news.opened", { name: name(seat) }),
  played: (facts, name, table) => {
    const laid = facts.source === "down" ? "" : laying(facts, name(facts.seat));
    const lies = seen(table).pile.length > 0;
    return [laid, lies ? effect(facts) : ""].filter((part) => part !== "").join(" ") || null;
  },
  flipped: ({ seat, card, fits }, name) =>
    say(fits ? "news.flipped" : "news.flipped_wrong", { name: name(seat), card: cardName(card) }),
  turned: ({ direction, kings }) =>
    kings % 2 === 0
      ? say("news.turned_twice")
      : say(direction === 1 ? "news.turned_clockwise" : "news.turned_back"),
  burned: ({ seat, cause, cards }, name, table) => {
    const rank = rankName(face(cards[cards.length - 1] ?? "").rank);
    const burning = say(`news.burned.${cause}`, { rank, count: cards.length });
    const again = !seen(table).out.includes(seat);
    return again ? `${burning} ${say("news.again", { name: name(seat) })}` : burning;
  },
  picked_up: ({ seat, cards, why }, name) =>
    say(why === "flip" ? "news.picked_up_wrong" : "news.picked_up", {
      name: name(seat),
      count: cards.length,
    }),
  skipped: ({ seats, next }, name) =>
    say("news.skipped", { names: together(seats.map(name)), count: seats.length, next: name(next) }),
  freed: ({ seat }, name) => say("news.freed", { name: name(seat) }),
  out: ({ seat, place }, name) => say("news.out", { name: name(seat), place }),
  over: ({ places, loser }, name) =>
    say("news.over", { winner: name(places[0]?.[0] ?? 0), loser: name(loser) }),
};

function laying({ cards, source }: Played, name: string): string {
  const what =
    cards.length < 3
      ? together(cards.map(cardName))
      : say("news.several", { count: cards.length, rank: rankName(face(cards[0] ?? "").rank) });
  return say(source === "up" ? "news.played_up" : "news.played", { name, what });
}

/** What the cards do while they lie. */
function effect({ effect, counts }: Played): string {
  if (effect === null) return "";
  const rank = counts === null ? null : rankName(counts as Rank);
  if (effect === "mirror" || effect === "invisible")
    return rank === null ? say("news.nothing_counts") : say(`news.${effect}`, { rank });
  return say(`news.${effect}`);
}

/** The sentence, or null for what this page does not know or nobody needs to hear. */
export function sentence({ kind, facts }: Happening, table: TableView): string | null {
  const tell = (TELLERS as Record<string, Teller<unknown>>)[kind];
  return tell?.(facts, (seat) => nameOf(table, seat), table) ?? null;
}

/** A kind word about who is left with cards; null before the end. */
export function closing(table: TableView): string | null {
  const places = table.result?.places ?? [];
  const last = places[places.length - 1];
  if (places.length < 2 || last === undefined) return null;
  return say("closing", { loser: together(last.map((seat) => nameOf(table, seat))) });
}
