// What a bid would make of the round: shared tricks or not (FS-6.3).

export type Outcome = "divided" | "undivided" | "open";

export interface Bidding {
  /** Cards each seat holds, and so tricks to be made. */
  cards: number;
  /** The sum of what has been said. */
  said: number;
  /** Whether nobody speaks after me. */
  last: boolean;
}

export function bidding(bids: readonly (number | null)[], cards: number): Bidding {
  const said = bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);
  return { cards, said, last: bids.filter((bid) => bid === null).length <= 1 };
}

/** As many bids as tricks, or more: undivided for good. Fewer: divided, once everybody has spoken. */
export function outcome(bid: number, { cards, said, last }: Bidding): Outcome {
  if (said + bid >= cards) return "undivided";
  return last ? "divided" : "open";
}

/** Columns for so many buttons on a narrow screen: rows of equal length as far as that goes, no button alone. */
export function columns(count: number): number {
  const rows = Math.ceil(count / 5);
  return Math.ceil(count / rows);
}

/** The smallest bid that makes the round undivided. */
export function threshold({ cards, said }: Bidding): number {
  return Math.max(0, cards - said);
}
