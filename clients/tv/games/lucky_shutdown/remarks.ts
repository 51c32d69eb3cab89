// What the moderator could say something about in Lucky Shutdown.
import { nameOf } from "../../../shared/lucky_shutdown/seen";
import type de from "../../../shared/texts/lucky_shutdown/moderator/de.json";
import type { Happening, TableView } from "../../../shared/wire";
import { type Remark, remark } from "../../moderator/remark";

const about = remark<keyof typeof de>;

/** The facts of the happenings that are worth a word, by kind. */
interface Facts {
  revealed: object;
  effect: { seat: number; effect: string };
  snapped: { seat: number };
  skip: { seats: number[] };
  flipped: { seat: number; fits: boolean; early: boolean };
  drawn_blind: { seat: number; fits: boolean };
  picked_up: { seat: number; cards: string[] };
  refilled: { stock: number };
  cleared: { seat: number; why: "reset" | "four" | "three"; cards: string[] };
  finished: { seat: number; place: number };
  over: { loser: number | null };
}

type Name = (seat: number) => string;
type Hearers = { [Kind in keyof Facts]: (facts: Facts[Kind], name: Name) => Remark[] };

/** From so many cards on a pile is a big one. */
const BIG = 8;
/** From so many on skips are a chain. */
const CHAIN = 3;
const EFFECTS = ["lock", "colour", "under", "wild", "pass"] as const;
const CLEARS = { reset: "cleared_reset", four: "cleared_four", three: "cleared_three" } as const;

const HEARERS: Hearers = {
  revealed: () => [about("revealed", 2)],
  effect: ({ seat, effect }, name) =>
    EFFECTS.filter((known) => known === effect).map((known) =>
      about(known, known === "lock" ? 2 : 1, { name: name(seat) }),
    ),
  snapped: ({ seat }, name) => [about("snapped", 3, { name: name(seat) })],
  skip: ({ seats }) =>
    seats.length >= CHAIN
      ? [about("skip_chain", 3, { count: seats.length })]
      : [about(seats.length > 1 ? "skip_two" : "skip", seats.length > 1 ? 2 : 1)],
  flipped: ({ seat, fits, early }, name) => {
    if (early) return [about(fits ? "early" : "early_wrong", 3, { name: name(seat) })];
    return [about(fits ? "blind" : "blind_wrong", 2, { name: name(seat) })];
  },
  drawn_blind: ({ seat, fits }, name) => [about(fits ? "lucky" : "lucky_wrong", 3, { name: name(seat) })],
  picked_up: ({ seat, cards }, name) =>
    cards.length >= BIG ? [about("pile_big", 3, { name: name(seat), count: cards.length })] : [],
  refilled: ({ stock }) => (stock === 0 ? [about("stock", 2)] : []),
  cleared: ({ seat, why, cards }, name) => [
    about(CLEARS[why], why === "reset" ? 2 : 3, { name: name(seat), count: cards.length }),
  ],
  finished: ({ seat, place }, name) =>
    place === 1
      ? [about("first_out", 3, { name: name(seat) })]
      : [about("out", 2, { name: name(seat), place })],
  over: ({ loser }, name) => (loser === null ? [] : [about("over", 3, { name: name(loser) })]),
};

export function remarks({ kind, facts }: Happening, table: TableView): Remark[] {
  const hear = (HEARERS as Record<string, (facts: unknown, name: Name) => Remark[]>)[kind];
  return hear?.(facts, (seat) => nameOf(table, seat)) ?? [];
}
