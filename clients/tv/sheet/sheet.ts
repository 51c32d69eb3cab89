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
