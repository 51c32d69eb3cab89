// What happened, as the moderator says it: for a guest who has just walked in.
import { list } from "../listing";
import type { Happening, TableView } from "../wire";
import { nameOf, seen } from "./table";
import { say } from "./words";

/** The facts of Shut the Box's happenings, by kind. */
interface Facts {
  started: { seat: number };
  roll: { seat: number; count: number };
  thrown: { seat: number; dice: number[]; sum: number; fitting: number[][] };
  shut: { seat: number; flaps: number[]; open: number[] };
  shut_the_box: { seat: number };
  turn_over: { seat: number; open: number[]; dice: number[]; penalty: number; total: number };
  eliminated: { seats: number[]; totals: number[]; still_in: number[] };
  over: { places: number[][]; scores: number[]; by: "shut" | "limit" | "rounds" | "eliminated" };
}

type Name = (seat: number) => string;
type Tellers = { [Kind in keyof Facts]: (facts: Facts[Kind], name: Name) => string | null };

const TELLERS: Tellers = {
  started: ({ seat }, name) => say("news.started", { name: name(seat) }),
  roll: () => null,
  thrown: ({ seat, dice, sum }, name) =>
    dice.length === 1
      ? say("news.thrown_one", { name: name(seat), sum })
      : say("news.thrown", { name: name(seat), one: dice[0] ?? 0, other: dice[1] ?? 0, sum }),
  shut: ({ seat, flaps, open }, name) =>
    say(open.length === 0 ? "news.shut_last" : "news.shut", {
      name: name(seat),
      flaps: list(flaps.map(String)),
      count: open.length,
    }),
  shut_the_box: ({ seat }, name) => say("news.shut_the_box", { name: name(seat) }),
  turn_over: ({ seat, dice, penalty }, name) =>
    say("news.turn_over", {
      name: name(seat),
      sum: dice.reduce((all, die) => all + die, 0),
      count: penalty,
    }),
  eliminated: ({ seats, still_in }, name) =>
    // Who is left alone plays on no more: that sentence follows.
    say(still_in.length < 2 ? "news.eliminated_last" : "news.eliminated", {
      names: list(seats.map(name)),
      count: seats.length,
      left: still_in.length,
    }),
  // Who shuts the box has been told so already; alone there is nobody to win against.
  over: ({ places, by }, name) => {
    const first = places[0] ?? [];
    if (by === "shut" || places.length + first.length < 3) return null;
    return say("news.over", { names: list(first.map(name)), count: first.length });
  },
};

/** The sentence, or null for what this page does not know or nobody needs to hear. */
export function sentence({ kind, facts }: Happening, table: TableView): string | null {
  const tell = (TELLERS as Record<string, (facts: unknown, name: Name) => string | null>)[kind];
  return tell?.(facts, (seat) => nameOf(table, seat)) ?? null;
}

/** A kind last word: how it was won, and for who came last; null before the end. */
export function closing(table: TableView): string | null {
  const { winner, scores, round } = seen(table);
  const places = table.result?.places ?? [];
  const [first] = places;
  if (first === undefined) return null;
  if (winner !== null) return say("closing.shut", { name: nameOf(table, winner) });
  if (scores.length === 1) return say("closing.alone", { count: round + 1, total: scores[0] ?? 0 });
  const last = places[places.length - 1] ?? [];
  return last === first
    ? null
    : say("closing.last", { names: list(last.map((seat) => nameOf(table, seat))), count: last.length });
}
