// How large a score sheet is written: as large as the room for its lines and columns lets it be. Lengths in rem.

/** What lines may take of the screen's height together, how high one is at most, and what columns take of its width. */
const ROOM = 45.5;
const HIGHEST = 8;
const BREADTH = 97;
/** Columns narrower than this have no room for all that a cell can say. */
const TIGHT = 14.1;

/** The height of a line, of which the newest has two. */
export function lineHeight(lines: number): number {
  return Math.min(HIGHEST, ROOM / (lines + 1));
}

/** Whether older rounds say only whether it was right and what they made in all. */
export function tight(seats: number): boolean {
  return BREADTH / seats < TIGHT;
}

/** The letters of a cell: as its line is high and as its column is wide. */
export function lettering(lines: number, seats: number): number {
  return Math.min(3.2, lineHeight(lines) * 0.58, BREADTH / seats / (tight(seats) ? 5 : 9.4));
}

/** The same for the newest line, in twice the height: what was made tells there whether it was right. */
export function newestLettering(lines: number, seats: number): number {
  return Math.min(3.6, lineHeight(lines) * 0.8, BREADTH / seats / (tight(seats) ? 5.4 : 6.4));
}
