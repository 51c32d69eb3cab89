// What is pointed at in the hand and on the table, and which legal action that is.
import type { Observation } from "../../../shared/games/shithead";
import { rankOf } from "../../../shared/shithead/pile";

/** Places in the hand and on the table, from 0. */
export interface Choice {
  hand: readonly number[];
  slots: readonly number[];
}

export type Part = keyof Choice;

export const NOTHING: Choice = { hand: [], slots: [] };

type Held = Pick<Observation, "phase" | "hand" | "up" | "down" | "sources">;

/** The choice after a tap on that place. Cards that may go together stay together; any other is a new choice. */
export function tapped(choice: Choice, part: Part, at: number, now: Held, seat: number): Choice {
  if (now.phase === "swap") return { ...choice, [part]: choice[part].includes(at) ? [] : [at] };
  const before = choice[part];
  if (before.includes(at)) return { ...NOTHING, [part]: before.filter((other) => other !== at) };
  const rank = rankAt(part, at, now, seat);
  const goTogether = rank !== null && before.every((other) => rankAt(part, other, now, seat) === rank);
  return { ...NOTHING, [part]: goTogether ? [...before, at] : [at] };
}

/** A tap on one of several cards that lie as a stack: one more of them, and none after the last. */
export function stacked(choice: Choice, at: number, now: Held, seat: number): Choice {
  const equal = equals(now.hand, at);
  const next = [...equal].reverse().find((other) => !choice.hand.includes(other));
  if (now.phase === "swap") return tapped(choice, "hand", equal[equal.length - 1] ?? at, now, seat);
  return next === undefined ? NOTHING : tapped(choice, "hand", next, now, seat);
}

/** All cards of the chosen rank. */
export function allEqual(choice: Choice, now: Held, seat: number): Choice {
  const [card] = choice.hand;
  if (card !== undefined) return { hand: equals(now.hand, card), slots: [] };
  const [slot] = choice.slots;
  const rank = slot === undefined ? null : rankAt("slots", slot, now, seat);
  if (rank === null) return choice;
  return { hand: [], slots: [0, 1, 2].filter((at) => rankAt("slots", at, now, seat) === rank) };
}

/** The cards that are pointed at; a blind one has no name. */
export function cardsOf(choice: Choice, now: Held, seat: number): string[] {
  const hand = choice.hand.map((at) => now.hand[at] ?? "");
  return [...hand, ...choice.slots.map((at) => now.up[seat]?.[at] ?? "")].filter((card) => card !== "");
}

/** The legal action that does what is pointed at; null: none does. */
export function actionOf(choice: Choice, now: Held, seat: number, legal: readonly string[]): string | null {
  if (now.phase === "swap") {
    const mine = now.hand[choice.hand[0] ?? -1];
    const other = now.up[seat]?.[choice.slots[0] ?? -1];
    return legal.find((action) => action === `swap ${mine} ${other}`) ?? null;
  }
  const [slot] = choice.slots;
  if (now.sources[seat] === "down")
    return slot === undefined ? null : (legal.find((action) => action === `flip ${slot + 1}`) ?? null);
  const wanted = spelled(cardsOf(choice, now, seat));
  if (wanted === "") return null;
  return (
    legal.find((action) => action.startsWith("play ") && spelled(action.split(" ").slice(1)) === wanted) ??
    null
  );
}

/** Whether a single card from there could be played now. */
export function fits(card: string, legal: readonly string[]): boolean {
  return legal.includes(`play ${card}`);
}

function spelled(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}

function equals(hand: readonly string[], at: number): number[] {
  const rank = rankOf(hand[at] ?? "");
  return hand.map((card, other) => (rankOf(card) === rank ? other : -1)).filter((other) => other >= 0);
}

function rankAt(part: Part, at: number, now: Held, seat: number): string | null {
  const card = part === "hand" ? now.hand[at] : now.up[seat]?.[at];
  return card ? rankOf(card) : null;
}
