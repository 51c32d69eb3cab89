// What the moderator could say something about in Fahrstuhl.
import type de from "../../../shared/texts/fahrstuhl/moderator/de.json";
import type { Happening, TableView } from "../../../shared/wire";
import { type Remark, remark } from "../../moderator/remark";
import { list } from "../../words";
import { nameOf, seen } from "./observation";

interface Row {
  seat: number;
  bid: number;
  tricks: number;
  points: number;
  total: number;
}

const about = remark<keyof typeof de>;

/** The facts of the happenings that are worth a word, by kind. */
interface Facts {
  dealt: { round: number; cards: number };
  bid: { seat: number; bid: number };
  bids_done: { sum: number; cards: number };
  trick: { seats: number[] };
  round: { round: number; rows: Row[] };
  over: { places: number[][] };
}

type Name = (seat: number) => string;
type Hearers = { [Kind in keyof Facts]: (facts: Facts[Kind], name: Name, table: TableView) => Remark[] };

const HEARERS: Hearers = {
  dealt: ({ round, cards }, _, table) => {
    const { return_half, schedule } = seen(table);
    if (return_half && 2 * round === schedule.length) return [about("back", 3)];
    return cards === 1 ? [about("one_card", 2)] : [];
  },
  bid: ({ seat, bid }, name, table) => {
    const { cards } = seen(table);
    if (bid === cards && cards >= 3) return [about("bid_all", 3, { name: name(seat), count: bid })];
    return bid === 0 && cards >= 4 ? [about("bid_none", 1, { name: name(seat) })] : [];
  },
  bids_done: ({ sum, cards }) => {
    if (sum === cards) return [about("bids_even", 2)];
    return [about(sum > cards ? "bids_over" : "bids_under", 1, { sum, cards })];
  },
  trick: ({ seats }, name) =>
    seats.length > 1 ? [about("shared", 2, { names: list(seats.map(name)), count: seats.length })] : [],
  round: ({ round, rows }, name, table) => [
    ...inTurn(rows, round).flatMap((row) => ofRow(row, name(row.seat), seen(table).schedule[round] ?? 0)),
    ...ofAll(rows),
    ...ofLead(rows, name),
  ],
  over: ({ places }, name) => {
    const [first = []] = places;
    return first.length === 1 ? [about("over", 3, { name: name(first[0] ?? 0) })] : [];
  },
};

/** Of several who are worth the same the moderator names the last: another one each round. */
function inTurn(rows: readonly Row[], round: number): Row[] {
  const from = round % rows.length;
  return [...rows.slice(from), ...rows.slice(0, from)];
}

function ofRow({ bid, tricks }: Row, name: string, cards: number): Remark[] {
  if (bid === tricks) {
    if (tricks === cards && cards >= 3) return [about("sweep", 3, { name })];
    if (bid >= 4) return [about("exact_high", 3, { name, count: bid })];
    return [about(bid === 0 ? "exact_zero" : "exact", bid === 0 ? 2 : 1, { name })];
  }
  const off = Math.abs(bid - tricks);
  if (off >= 3) return [about("missed_far", 2, { name, count: off })];
  return off === 1 ? [about("missed_by_one", 1, { name })] : [];
}

function ofAll(rows: readonly Row[]): Remark[] {
  const exact = rows.filter(({ bid, tricks }) => bid === tricks).length;
  if (rows.length < 3) return [];
  if (exact === rows.length) return [about("all_exact", 3)];
  return exact === 0 ? [about("none_exact", 3)] : [];
}

/** Somebody leads alone who has not led alone before; after the first round there was no lead to take. */
function ofLead(rows: readonly Row[], name: Name): Remark[] {
  const before = alone(rows.map(({ seat, total, points }) => ({ seat, total: total - points })));
  const after = alone(rows);
  if (before === null || after === null || before === after) return [];
  return [about("leader", 3, { name: name(after) })];
}

function alone(rows: readonly { seat: number; total: number }[]): number | null {
  const most = Math.max(...rows.map(({ total }) => total));
  const first = rows.filter(({ total }) => total === most);
  return first.length === 1 ? (first[0]?.seat ?? null) : null;
}

export function remarks({ kind, facts }: Happening, table: TableView): Remark[] {
  const hear = (HEARERS as Record<string, (facts: unknown, name: Name, table: TableView) => Remark[]>)[kind];
  return hear?.(facts, (seat) => nameOf(table, seat), table) ?? [];
}
