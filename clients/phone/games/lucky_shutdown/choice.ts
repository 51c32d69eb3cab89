// Which cards I point at, and which of the legal actions does just that with them.
import { face, kindOf } from "../../../shared/lucky_shutdown/cards";

/** A card in hand by its place there, or an open one by its slot, both from 0. */
export interface Spot {
  zone: "hand" | "open";
  at: number;
}

export interface Own {
  hand: readonly string[];
  open: readonly (string | null)[];
}

export function cardAt(own: Own, { zone, at }: Spot): string {
  return own[zone][at] ?? "";
}

export function cardsAt(own: Own, chosen: readonly Spot[]): string[] {
  return chosen.map((spot) => cardAt(own, spot));
}

export function isChosen(chosen: readonly Spot[], { zone, at }: Spot): boolean {
  return chosen.some((spot) => spot.zone === zone && spot.at === at);
}

/** The choice after a tap: an equal card joins in, another one begins anew, a chosen one is let go. */
export function tapped(chosen: readonly Spot[], spot: Spot, own: Own): Spot[] {
  if (isChosen(chosen, spot)) return chosen.filter(({ zone, at }) => zone !== spot.zone || at !== spot.at);
  const kind = kindOf(cardAt(own, spot));
  const equal = chosen.every((other) => kindOf(cardAt(own, other)) === kind);
  return equal ? [...chosen, spot] : [spot];
}

/** The equal cards that are not chosen yet: of the hand, and open ones with an open one (LS-6.3). */
export function equalsLeft(chosen: readonly Spot[], own: Own): Spot[] {
  const [first] = chosen;
  if (first === undefined) return [];
  const kind = kindOf(cardAt(own, first));
  const zones: Spot["zone"][] = first.zone === "hand" ? ["hand"] : ["hand", "open"];
  return zones
    .flatMap((zone) => own[zone].map((card, at) => ({ card, spot: { zone, at } })))
    .filter(({ card, spot }) => card !== null && kindOf(card) === kind && !isChosen(chosen, spot))
    .map(({ spot }) => spot);
}

/** The legal plays of exactly the chosen cards: more than one where it matters which lies on top. */
export function playsOf(legal: readonly string[], chosen: readonly Spot[], own: Own): string[] {
  if (chosen.length === 0 || !handComesFirst(chosen, own)) return [];
  const wanted = sorted(cardsAt(own, chosen));
  return playable(legal).filter((action) => sorted(cardsOf(action)) === wanted);
}

/** Whether some legal play has the chosen cards and more. */
export function wantsMore(legal: readonly string[], chosen: readonly Spot[], own: Own): boolean {
  const cards = cardsAt(own, chosen);
  return playable(legal).some(
    (action) => cardsOf(action).length > cards.length && holds(cardsOf(action), cards),
  );
}

/** Whether that card is part of some legal play. */
export function fits(legal: readonly string[], spot: Spot, own: Own): boolean {
  const card = cardAt(own, spot);
  const inHand = spot.zone === "hand" ? 0 : own.hand.filter((other) => other === card).length;
  return playable(legal).some((action) => cardsOf(action).filter((other) => other === card).length > inHand);
}

export function cardsOf(action: string): string[] {
  return action.split(" ").slice(1);
}

/** The card that a play leaves on top. */
export function topOf(action: string): string {
  const cards = cardsOf(action);
  return cards[cards.length - 1] ?? "";
}

/** What tells plays of the same cards apart: the colour on top, or the limit of an UNDER. */
export function topWords(action: string): { colour: "o" | "b" | "x"; limit: number | null } {
  const { colour, effect, value } = face(topOf(action));
  return { colour, limit: effect === "under" ? value : null };
}

function playable(legal: readonly string[]): string[] {
  return legal.filter((action) => action.startsWith("play "));
}

/** Cards of one name are taken from the hand before they are taken from the table. */
function handComesFirst(chosen: readonly Spot[], own: Own): boolean {
  return chosen.every((spot) => {
    if (spot.zone === "hand") return true;
    const card = cardAt(own, spot);
    return own.hand.every((other, at) => other !== card || isChosen(chosen, { zone: "hand", at }));
  });
}

function sorted(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}

function holds(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
