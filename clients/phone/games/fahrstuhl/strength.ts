// Which card beats which, once trump is known (FS-4).
import { face, type Rank } from "../../../shared/card/cards";

/** Low to high (FS-1.1). */
const RANKS: readonly Rank[] = ["7", "8", "9", "J", "Q", "K", "10", "A"];

export function isTrump(card: string, trump: string): boolean {
  return face(card).suit === face(trump).suit;
}

/** The higher number beats, equal ones are equally strong. `trump` is the card that was turned up. */
export function strength(card: string, trump: string): number {
  const { rank, suit } = face(card);
  const height = RANKS.indexOf(rank) * 2;
  if (isTrump(card, trump)) return RANKS.length * 2 + height;
  return height + (suit === "h" || suit === "d" ? 1 : 0);
}

/** The strongest of these cards, the first of equal ones; null of none. */
export function strongest(cards: readonly string[], trump: string): string | null {
  return cards.reduce<string | null>(
    (best, card) => (best === null || strength(card, trump) > strength(best, trump) ? card : best),
    null,
  );
}

/** Whether no card in the world is stronger. */
export function isTop(card: string, trump: string): boolean {
  return isTrump(card, trump) && face(card).rank === "A";
}
