// The zones that every game's observation has: what lies where, by the same few names in each.
import { cardName } from "../card/names";
import { type GameWords, tidy } from "./texts";
import { common } from "./words";

export interface Zone {
  zone: "hand" | "pile" | "stock" | "slots" | "counters";
  /** A seat; null: everybody's. */
  owner: number | null;
  /** In order, null for an empty place; null for all: hidden. */
  cards: readonly (string | null)[] | null;
  count: number;
  /** A key for which the game or this page has words. */
  label: string;
}

const FRENCH = /^(10|[2-9JQKA])[hdsc]$/;

/** The zones of an observation; none when it says none. */
export function zonesOf(observation: Record<string, unknown>): readonly Zone[] {
  return Array.isArray(observation.zones) ? (observation.zones as Zone[]) : [];
}

/** Zones of that owner that hold cards, and have any or could. */
export function lying(zones: readonly Zone[], owner: number | null): Zone[] {
  return zones.filter((zone) => zone.owner === owner && zone.zone !== "counters" && !isBare(zone));
}

/** What is counted for that owner. */
export function counters(zones: readonly Zone[], owner: number | null): Zone[] {
  return zones.filter((zone) => zone.owner === owner && zone.zone === "counters");
}

export function hand(zones: readonly Zone[], owner: number): Zone | undefined {
  return zones.find((zone) => zone.owner === owner && zone.zone === "hand");
}

export function zoneName(zone: Zone, words: GameWords): string {
  const key = `zone.${zone.label}`;
  return words(key) ?? common(key) ?? tidy(zone.label);
}

/** Whether that is a card of a French pack, of which there are pictures. */
export function isFrench(card: string): boolean {
  return FRENCH.test(card);
}

/** A card in a sentence: Herz-7; the game's own word for it; else as it is written. */
export function spokenCard(card: string, words: GameWords): string {
  if (isFrench(card)) return cardName(card);
  return words(`card.${card}`) ?? card;
}

/** The same for ears alone, which do not see that it is a card. */
export function labelOf(card: string, words: GameWords): string {
  if (isFrench(card)) return cardName(card);
  return words(`card.${card}`) ?? words("card", { card }) ?? common("card", { card }) ?? card;
}

function isBare(zone: Zone): boolean {
  return zone.count === 0 && (zone.cards === null || zone.cards.length === 0);
}
