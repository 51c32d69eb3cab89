// What the moderator could say something about in Shut the Box.
import { nameOf, seen, sum } from "../../../shared/shut_the_box/table";
import type de from "../../../shared/texts/shut_the_box/moderator/de.json";
import type { Happening, TableView } from "../../../shared/wire";
import { type Remark, remark } from "../../moderator/remark";
import { list } from "../../words";

const about = remark<keyof typeof de>;

/** The facts of the happenings that are worth a word, by kind. */
interface Facts {
  thrown: { seat: number; dice: number[]; fitting: number[][] };
  shut: { seat: number; flaps: number[]; open: number[] };
  shut_the_box: { seat: number };
  turn_over: { seat: number; open: number[]; total: number };
  eliminated: { seats: number[] };
  over: { places: number[][]; by: "shut" | "limit" | "rounds" | "eliminated" };
}

type Name = (seat: number) => string;
type Hearers = { [Kind in keyof Facts]: (facts: Facts[Kind], name: Name, table: TableView) => Remark[] };

/** A rest of so few points is a very low one, however they are counted. */
const LOW = 3;
/** A rest of this share of all flaps is a very high one. */
const HIGH = 0.6;
/** From this share of the limit on it comes into sight. */
const NEAR = 0.75;

const HEARERS: Hearers = {
  thrown: ({ seat, dice, fitting }, name) => {
    const [one, other] = dice;
    if (fitting.length === 0 || one !== other) return [];
    if (one === 1) return [about("two_ones", 2, { name: name(seat) })];
    return [one === 6 ? about("two_sixes", 2, { name: name(seat) }) : about("doubles", 1)];
  },
  shut: ({ seat, flaps, open }, name) => {
    if (open.length === 0) return [];
    if (open.length === 1) return [about("one_left", 3, { name: name(seat), flap: open[0] ?? 0 })];
    if (open.length === 2) return [about("two_left", 2, { name: name(seat) })];
    return flaps.length >= 3 ? [about("many_flaps", 1, { name: name(seat), count: flaps.length })] : [];
  },
  shut_the_box: ({ seat }, name) => [about("shut_the_box", 3, { name: name(seat) })],
  turn_over: ({ seat, open, total }, name, table) => {
    const { box, limit } = seen(table);
    const who = { name: name(seat) };
    const near = limit !== null && total >= NEAR * limit && total < limit ? [about("near", 2, who)] : [];
    if (sum(open) <= LOW) return [about("rest_low", 3, who), ...near];
    if (open.length === 1) return [about("rest_one", 3, { ...who, flap: open[0] ?? 0 }), ...near];
    return open.length >= HIGH * box ? [about("rest_high", 2, who), ...near] : near;
  },
  eliminated: ({ seats }, name) => [about("eliminated", 3, { names: list(seats.map(name)) })],
  over: ({ places, by }, name) => {
    const [first = []] = places;
    if (by === "shut" || first.length !== 1 || places.length < 2) return [];
    return [about(by === "limit" ? "over_limit" : "over", 3, { name: name(first[0] ?? 0) })];
  },
};

export function remarks({ kind, facts }: Happening, table: TableView): Remark[] {
  const hear = (HEARERS as Record<string, (facts: unknown, name: Name, table: TableView) => Remark[]>)[kind];
  return hear?.(facts, (seat) => nameOf(table, seat), table) ?? [];
}
