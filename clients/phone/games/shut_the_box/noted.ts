// The penalties of each round, noted as this phone sees them: the house tells only the totals.
import { seen } from "../../../shared/shut_the_box/table";
import { keep, kept } from "../../../shared/storage";
import type { TableView } from "../../../shared/wire";

/** Everybody's total as last seen in each round; null: this phone was not there. */
export type Noted = (number[] | null)[];

export interface Entry {
  /** What the turn of this round has cost; null: not known, or not played yet. */
  points: number | null;
  total: number;
}

/** The notes with what is seen now. */
export function noted(before: Noted, round: number, scores: readonly number[]): Noted {
  const rows = before.slice(0, round);
  // The last penalty of a round comes with the first look at the next one.
  if (before.length === round && round > 0) rows[round - 1] = [...scores];
  while (rows.length < round) rows.push(null);
  return [...rows, [...scores]];
}

/** One entry a seat; null: this phone was not there. */
export function entries(rows: Noted, round: number): Entry[] | null {
  const before = round === 0 ? undefined : rows[round - 1];
  return (
    rows[round]?.map((total, seat) => {
      const old = round === 0 ? 0 : before?.[seat];
      const points = old === undefined ? null : total - old;
      return { points: points === 0 ? null : points, total };
    }) ?? null
  );
}

/** Notes what the table shows, and keeps the notes of this game in this browser. */
export function note(code: string, table: TableView): Noted {
  const { round, scores } = seen(table);
  const name = `shut_the_box.${code}`;
  const rows = noted(read(kept(name), table.number), round, scores);
  keep(name, JSON.stringify({ number: table.number, rows }));
  return rows;
}

/** The notes of that game; none when they are of another one, or cannot be read. */
function read(text: string | null, number: number): Noted {
  try {
    const found: { number?: number; rows?: Noted } | null = JSON.parse(text ?? "null");
    return found?.number === number && Array.isArray(found.rows) ? found.rows : [];
  } catch {
    return [];
  }
}
