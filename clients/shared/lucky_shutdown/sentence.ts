// What happened, for a guest who has just walked in.
import type { Happening } from "../wire";
import { cardName, cardsName, colourName, kindName } from "./names";
import type { Colour } from "./cards";
import { list, type LuckySay, say } from "./words";

/** The facts of Lucky Shutdown's happenings, by kind. */
interface Facts {
  dealt: { stock: number };
  revealed: object;
  tied: { seats: number[] };
  started: { seat: number; why: string };
  played: { seat: number; cards: string[]; from_hand: number };
  snapped: { seat: number; cards: string[] };
  effect: { seat: number; card: string; effect: string; value?: number; colour?: Colour };
  skip: { seats: number[] };
  skipped: { seat: number; left: number };
  flipped: { seat: number; card: string; fits: boolean; early: boolean };
  drawn_blind: { seat: number; card: string; fits: boolean };
  picked_up: { seat: number; cards: string[]; why: string };
  cleared: { seat: number; why: "reset" | "four" | "three"; cards: string[] };
  finished: { seat: number; place: number };
  over: { loser: number | null };
}

type Name = (seat: number) => string;
type Teller<Told> = (facts: Told, name: Name, say: LuckySay) => string;
type Tellers = { [Kind in keyof Facts]: Teller<Facts[Kind]> };

const TELLERS: Tellers = {
  dealt: (_facts, _name, say) => say("news.dealt"),
  revealed: (_facts, _name, say) => say("news.revealed"),
  tied: ({ seats }, name, say) => say("news.tied", { names: list(seats.map(name)) }),
  started: ({ seat, why }, name, say) =>
    say(why === "lowest" ? "news.started_lowest" : why === "lot" ? "news.started_lot" : "news.started", {
      name: name(seat),
    }),
  played: ({ seat, cards, from_hand }, name, say) =>
    say(from_hand < cards.length ? "news.played_open" : "news.played", {
      name: name(seat),
      cards: cardsName(cards),
    }),
  snapped: ({ seat, cards }, name, say) => say("news.snapped", { name: name(seat), cards: cardsName(cards) }),
  effect: told,
  skip: ({ seats }, name, say) =>
    say("news.skip", { names: list([...new Set(seats)].map(name)), count: seats.length }),
  skipped: ({ seat, left }, name, say) =>
    left > 0
      ? say("news.skipped_more", { name: name(seat), count: left })
      : say("news.skipped", { name: name(seat) }),
  flipped: ({ seat, card, fits }, name, say) =>
    say(fits ? "news.flipped" : "news.flipped_misfit", { name: name(seat), card: cardName(card) }),
  drawn_blind: ({ seat, card, fits }, name, say) =>
    say(fits ? "news.lucky" : "news.lucky_misfit", { name: name(seat), card: cardName(card) }),
  picked_up: ({ seat, cards }, name, say) => say("news.picked_up", { name: name(seat), count: cards.length }),
  cleared: ({ seat, why, cards }, name, say) =>
    say(`news.cleared.${why}`, { name: name(seat), kind: kindName(cards[cards.length - 1] ?? "") }),
  finished: ({ seat, place }, name, say) => say("news.finished", { name: name(seat), place: String(place) }),
  over: ({ loser }, name, say) =>
    loser === null ? say("news.over") : say("news.over_loser", { name: name(loser) }),
};

function told({ seat, effect, card, value, colour }: Facts["effect"], name: Name, say: LuckySay): string {
  const known = ["lock", "colour", "under", "wild", "pass"].includes(effect);
  return known
    ? say(`news.effect.${effect as "lock"}`, {
        name: name(seat),
        card: cardName(card),
        value: String(value ?? ""),
        colour: colour ? colourName(colour) : "",
      })
    : "";
}

/** The sentence, or null for what this page does not know. `words`: what is said for a key, if not what all are told. */
export function sentence({ kind, facts }: Happening, name: Name, words: LuckySay = say): string | null {
  const tell = (TELLERS as Record<string, Teller<unknown>>)[kind];
  return tell?.(facts, name, words) || null;
}
