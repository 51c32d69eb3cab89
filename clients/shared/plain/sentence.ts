// A happening of any game as a sentence: the game's own words for its kind, else the common ones, else none.
import type { Values } from "../language";
import type { GameWords } from "./texts";
import { list } from "../listing";
import { common } from "./words";
import { spokenCard } from "./zones";
import type { Happening, TableView } from "../wire";

/** A text may hold `{name}` (of `seat`), `{names}` (of `seats`), `{what}` (`card` or `cards`), and any plain fact. */
export function sentence({ kind, facts }: Happening, table: TableView, words: GameWords): string | null {
  const values = valuesOf(facts, table, words);
  return words(`event.${kind}`, values) ?? common(`event.${kind}`, values) ?? null;
}

/** What a text about a happening may hold. */
export function valuesOf(facts: Record<string, unknown>, table: TableView, words: GameWords): Values {
  const name = (seat: unknown): string => table.seats[Number(seat)]?.name ?? "";
  const values: Values = {};
  for (const [fact, value] of Object.entries(facts)) {
    if (typeof value === "number" || typeof value === "string") values[fact] = value;
  }
  if (typeof facts.seat === "number") values.name = name(facts.seat);
  if (Array.isArray(facts.seats)) values.names = list(facts.seats.map(name));
  const cards = Array.isArray(facts.cards) ? facts.cards : [facts.card];
  const named = cards.filter((card): card is string => typeof card === "string");
  if (named.length > 0) values.what = list(named.map((card) => spokenCard(card, words)));
  return values;
}
