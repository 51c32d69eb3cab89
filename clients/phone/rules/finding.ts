// Finds cards and passages by what people type: names in either language, notation, half a word, without umlauts.
import { cardNames } from "../../shared/card/names";
import { isFrench } from "../../shared/plain/zones";
import type { CardEntry, Piece, RulesPart } from "./book";

/** What an entry is found by. */
export type Found = Pick<CardEntry, "cards" | "name" | "search">;

/** A shorter beginning of a word is found at its start only, a longer one anywhere in it. */
const INSIDE = 3;

/** The places of the entries that are meant. `others`: the same entries in another language, or none. */
export function findCards(query: string, entries: readonly Found[], others: readonly Found[] = []): number[] {
  const wanted = tokens(query);
  return entries
    .map((_, at) => at)
    .filter((at) => {
      const twins = [entries[at], others[at]].filter((each): each is Found => each !== undefined);
      const common = twins.flatMap((each) => [each.name, ...(each.search ?? [])]).flatMap(tokens);
      const cards = twins[0]?.cards ?? [];
      if (cards.length === 0) return means(wanted, common);
      return cards.some((card) => means(wanted, [...common, ...cardTokens(card)]));
    });
}

/** The parts in which all of it is said somewhere. */
export function findParts(query: string, parts: readonly RulesPart[]): RulesPart[] {
  const wanted = tokens(query);
  return parts.filter((part) => means(wanted, [part.title, ...part.body.flatMap(said)].flatMap(tokens)));
}

/** The place of the entry that a card has, or -1. */
export function placeOf(card: string, entries: readonly Found[]): number {
  return entries.findIndex((entry) => entry.cards.includes(card));
}

function means(wanted: readonly string[], there: readonly string[]): boolean {
  return wanted.length > 0 && wanted.every((each) => there.some((word) => isMeant(each, word)));
}

/** A number is that number: a 1 is no 10. */
function isMeant(wanted: string, word: string): boolean {
  if (wanted === word) return true;
  if (/^\d+$/.test(wanted)) return false;
  return wanted.length < INSIDE ? word.startsWith(wanted) : word.includes(wanted);
}

/** `19o` is found as it is written and as 19. */
function cardTokens(card: string): string[] {
  const spoken = isFrench(card) ? cardNames(card).flatMap(tokens) : [];
  const number = /^\d+/.exec(card)?.[0];
  return [...tokens(card), ...spoken, ...(number === undefined ? [] : [number])];
}

function said(piece: Piece): string[] {
  if (typeof piece === "string") return [piece];
  if ("list" in piece) return piece.list;
  if ("more" in piece) return [piece.more, ...piece.body.flatMap(said)];
  return piece.words === undefined ? [] : [piece.words];
}

function tokens(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== "");
}

/** König, Koenig and konig are one. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .replace(/([aou])e/g, "$1");
}
