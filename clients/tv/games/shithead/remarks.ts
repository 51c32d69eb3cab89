// What the moderator could say something about in Shithead.
import { nameOf } from "../../../shared/shithead/table";
import { together } from "../../../shared/shithead/words";
import type de from "../../../shared/texts/shithead/moderator/de.json";
import type { Happening, TableView } from "../../../shared/wire";
import { type Remark, remark } from "../../moderator/remark";

const about = remark<keyof typeof de>;

/** The facts of the happenings that are worth a word, by kind. */
interface Facts {
  opened: { seat: number | null };
  played: { seat: number; cards: string[]; effect: string | null };
  flipped: { seat: number; fits: boolean };
  turned: object;
  burned: { seat: number; cause: "ten" | "four" | "triple_seven"; cards: string[] };
  picked_up: { seat: number; cards: string[]; why: "choice" | "flip" };
  drew: { left: number };
  skipped: { seats: number[] };
  out: { seat: number; place: number };
  over: { loser: number };
}

type Name = (seat: number) => string;
type Hearers = { [Kind in keyof Facts]: (facts: Facts[Kind], name: Name) => Remark[] };

/** From so many cards on a pile is a big one. */
const BIG = 8;
const BURNS = { ten: "burned_ten", four: "burned_four", triple_seven: "burned_sevens" } as const;

const HEARERS: Hearers = {
  opened: () => [about("opened", 2)],
  played: ({ seat, cards, effect }, name) => {
    if (effect === "mirror") return [about("mirror", 1, { name: name(seat) })];
    if (effect === "low_rule") return [about("low_rule", 1, { name: name(seat) })];
    return cards.length === 3 ? [about("three", 1, { name: name(seat) })] : [];
  },
  flipped: ({ seat, fits }, name) => [about(fits ? "blind" : "blind_wrong", 2, { name: name(seat) })],
  turned: () => [about("turned", 1)],
  burned: ({ seat, cause, cards }, name) => [
    about(cards.length >= BIG && cause === "ten" ? "burned_big" : BURNS[cause], cause === "ten" ? 2 : 3, {
      name: name(seat),
      count: cards.length,
    }),
  ],
  picked_up: ({ seat, cards, why }, name) => {
    if (cards.length >= BIG) return [about("pile_big", 3, { name: name(seat), count: cards.length })];
    return cards.length <= 2 && why === "choice" ? [about("pile_small", 1, { name: name(seat) })] : [];
  },
  drew: ({ left }) => (left === 0 ? [about("stock", 2)] : []),
  skipped: ({ seats }, name) => [
    about(seats.length > 1 ? "skipped_many" : "skipped", seats.length > 1 ? 2 : 1, {
      names: together(seats.map(name)),
    }),
  ],
  out: ({ seat, place }, name) =>
    place === 1
      ? [about("first_out", 3, { name: name(seat) })]
      : [about("out", 2, { name: name(seat), place })],
  over: ({ loser }, name) => [about("over", 3, { name: name(loser) })],
};

export function remarks({ kind, facts }: Happening, table: TableView): Remark[] {
  const hear = (HEARERS as Record<string, (facts: unknown, name: Name) => Remark[]>)[kind];
  return hear?.(facts, (seat) => nameOf(table, seat)) ?? [];
}
