// Which trick lies in the middle: the one that grows, or the finished one while the table gives the eye time.
import type { Observation } from "../../../shared/games/fahrstuhl";
import type { HoldView } from "../../../shared/wire";

export interface Shown {
  cards: [number, string][];
  /** The seats that a finished trick counts for; null while it grows. */
  winners: number[] | null;
}

export const EMPTY: Shown = { cards: [], winners: null };

export function shownTrick(seen: Observation, hold: HoldView | null): Shown {
  if (seen.trick.length > 0) return { cards: copy(seen.trick), winners: null };
  if (hold === null || seen.last_trick === null) return EMPTY;
  return { cards: copy(seen.last_trick.cards), winners: [...seen.last_trick.seats] };
}

/** What is shown outlives the view it came from. */
function copy(cards: [number, string][]): [number, string][] {
  return cards.map(([seat, card]) => [seat, card]);
}

/** To whom each card of a finished trick goes: shared ones go around. */
export function takers(trick: Shown): number[] {
  const winners = trick.winners ?? [];
  return trick.cards.map((_, at) => winners[at % winners.length] ?? 0);
}

/** A card's own slight turn, the same each time it is drawn. */
export function leaning(seat: number): number {
  return ((seat * 53) % 13) - 6;
}
