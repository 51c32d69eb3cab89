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

/** The trick that lies there, and the one before it, which goes to who has won it. */
export interface Course {
  now: Shown;
  before: Shown;
  /** How many have gone. */
  gone: number;
}

export const START: Course = { now: EMPTY, before: EMPTY, gone: 0 };

export function follow({ now, before, gone }: Course, next: Shown): Course {
  const goes = now.winners !== null && next.winners === null;
  return goes ? { now: next, before: now, gone: gone + 1 } : { now: next, before, gone };
}

/** The cards of a trick by its number, their seats and what they are, as keys that stay. */
export function keysOf({ cards }: Shown, number: number): string[] {
  return cards.map(([seat, card]) => `${number} ${seat} ${card}`);
}

/** To whom the card of that seat goes: those of a shared trick go around. */
export function taker({ cards, winners }: Shown, seat: number): number {
  const at = cards.findIndex(([by]) => by === seat);
  return winners?.[at % winners.length] ?? seat;
}

/** A card's own slight turn, the same each time it is drawn. */
export function leaning(seat: number): number {
  return ((seat * 53) % 13) - 6;
}
