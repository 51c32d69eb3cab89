// What a card's notation says: its rank, its suit, and where its pips stand.
import { placed, type Setting } from "./outline";

export type Suit = "h" | "d" | "s" | "c";
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";

export interface Face {
  rank: Rank;
  suit: Suit;
}

/** `10h` → ten of hearts. The notation is the wire's own, so anything else is a fault of the program. */
export function face(card: string): Face {
  return { rank: card.slice(0, -1) as Rank, suit: card.slice(-1) as Suit };
}

export function isCourt(rank: Rank): boolean {
  return rank === "J" || rank === "Q" || rank === "K";
}

/** Outlines of the suits around the origin, about 100 units high. */
export const OUTLINES: Record<Suit, string> = {
  h: "M0 48C-14 28-46 10-46-18C-46-36-34-46-22-46C-11-46-3-39 0-29C3-39 11-46 22-46C34-46 46-36 46-18C46 10 14 28 0 48Z",
  d: "M0-52C9-32 22-14 39 0C22 14 9 32 0 52C-9 32-22 14-39 0C-22-14-9-32 0-52Z",
  s: "M0-50C12-28 46-12 46 14C46 29 35 37 24 37C15 37 8 32 4 24C5 36 9 44 17 50L-17 50C-9 44-5 36-4 24C-8 32-15 37-24 37C-35 37-46 29-46 14C-46-12-12-28 0-50Z",
  c: "M0-50C13-50 22-40 22-29C22-22 19-17 15-13C18-14 21-15 25-15C37-15 47-6 47 8C47 21 37 31 25 31C15 31 8 26 4 18C5 33 9 43 17 50L-17 50C-9 43-5 33-4 18C-8 26-15 31-25 31C-37 31-47 21-47 8C-47-6-37-15-25-15C-21-15-18-14-15-13C-19-17-22-22-22-29C-22-40-13-50 0-50Z",
};

const LEFT = 89;
const MIDDLE = 125;
const RIGHT = 161;

function column(x: number, ...rows: number[]): [number, number][] {
  return rows.map((y) => [x, y]);
}

const SIDES_2 = [...column(LEFT, 72, 278), ...column(RIGHT, 72, 278)];
const SIDES_3 = [...SIDES_2, ...column(LEFT, 175), ...column(RIGHT, 175)];
const SIDES_4 = [...SIDES_2, ...column(LEFT, 141, 209), ...column(RIGHT, 141, 209)];

const PLACES: Partial<Record<Rank, [number, number][]>> = {
  "2": column(MIDDLE, 72, 278),
  "3": column(MIDDLE, 72, 175, 278),
  "4": SIDES_2,
  "5": [...SIDES_2, [MIDDLE, 175]],
  "6": SIDES_3,
  "7": [...SIDES_3, [MIDDLE, 123]],
  "8": [...SIDES_3, ...column(MIDDLE, 123, 227)],
  "9": [...SIDES_4, [MIDDLE, 175]],
  "10": [...SIDES_4, ...column(MIDDLE, 105, 245)],
};

/** A pip's height as part of its outline's. */
const SMALL = 0.47;
const CORNERS: Setting[] = [
  { x: 35, y: 101, scale: SMALL },
  { x: 215, y: 249, scale: SMALL, turn: 180 },
];
const ORNAMENT: Setting = { x: MIDDLE, y: 175, scale: 1.02 };

/**
 * Where the pips of a number card stand, on a card of 250 × 350 units: those below the middle on their heads; none
 * for courts and aces, which have a picture.
 */
export function pips(rank: Rank): Setting[] {
  return (PLACES[rank] ?? []).map(([x, y]) => ({ x, y, scale: SMALL, turn: y > 175 ? 180 : 0 }));
}

/** All marks of a card's suit as one path: in the corners, the pips, the ace's ornament. */
export function marks(card: string): string {
  const { rank, suit } = face(card);
  const middle = rank === "A" ? [ORNAMENT] : pips(rank);
  return placed(OUTLINES[suit], [...CORNERS, ...middle]);
}
