// The score sheet as it is written: one column a seat, one row a round.

export interface SheetCell {
  bid: number;
  tricks: number;
  points: number;
  /** All points up to and with this round. */
  total: number;
}

export interface SheetRow {
  /** How many cards were dealt to each. */
  cards: number;
  /** Whether points count double. */
  doubled: boolean;
  /** One a seat; null: not played yet. */
  cells: SheetCell[] | null;
}

export interface Sheet {
  rows: SheetRow[];
  totals: number[];
}

export function isExact(cell: SheetCell): boolean {
  return cell.bid === cell.tricks;
}

/** The number of the round that was written last, from 0; -1 before the first. */
export function latest(sheet: Sheet): number {
  return sheet.rows.filter((row) => row.cells !== null).length - 1;
}

/** The place of each seat by its total: 1 is the highest, equal totals share the better one. */
export function places(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}
