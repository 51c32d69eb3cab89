// The score sheet as it is written: one column a seat, one row a round.

export interface SheetCell {
  /** What was made in the round, as it is written down, such as `2/3`. */
  made: string;
  /** Whether that was what it should be; null where there is no right or wrong. */
  right: boolean | null;
  points: number;
  /** All points up to and with this round. */
  total: number;
}

export interface SheetRow {
  /** What stands before it: the number of the round, or of the cards that were dealt. */
  label: string;
  /** Whether points count double. */
  doubled: boolean;
  /** One a seat; null: not played yet. */
  cells: SheetCell[] | null;
}

export interface Sheet {
  /** What the labels of the rows are. */
  corner: string;
  /** Whether many points are good, or few. */
  best: "most" | "fewest";
  rows: SheetRow[];
  totals: number[];
}

/** The number of the round that was written last, from 0; -1 before the first. */
export function latest(sheet: Sheet): number {
  return sheet.rows.filter((row) => row.cells !== null).length - 1;
}

/** The place of each seat by its total: 1 is the best, equal totals share the better one. */
export function places({ totals, best }: Pick<Sheet, "totals" | "best">): number[] {
  const sign = best === "most" ? 1 : -1;
  return totals.map((total) => 1 + totals.filter((other) => sign * other > sign * total).length);
}

/** The part of a long sheet that is shown, so that what is shown can be read from four metres. */
export interface Shown {
  /** What each seat had before the first row shown; null: nothing is left out before it. */
  earlier: number[] | null;
  rows: SheetRow[];
  /** The one of them that was written last; -1: none. */
  newest: number;
}

/** So many lines at most; of those to come, so many are shown before older ones are left out. */
const MOST = 13;
const AHEAD = 2;

/** Older rows become one line, rows far ahead are left out. */
export function shown(sheet: Sheet): Shown {
  const newest = latest(sheet);
  const wanted = Math.min(sheet.rows.length - (MOST - 1), newest - (MOST - 2 - AHEAD));
  // One row alone takes the same room as the line in its place.
  const first = wanted < 2 ? 0 : wanted;
  return {
    earlier: first === 0 ? null : (sheet.rows[first - 1]?.cells ?? []).map(({ total }) => total),
    rows: sheet.rows.slice(first, first + (first === 0 ? MOST : MOST - 1)),
    newest: newest - first,
  };
}
