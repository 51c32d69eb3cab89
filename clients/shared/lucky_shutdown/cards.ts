// What the notation of a card says (LS-1): its effect or number, and its colour.

/** Orange, blue, or both. */
export type Colour = "o" | "b" | "x";
export type Effect = "number" | "reset" | "pass" | "wild" | "under";
/** What a card does beyond being a number. */
export type Power = "lock" | "colour" | "skip" | "reset" | "pass" | "wild" | "under";

export interface Face {
  effect: Effect;
  /** The number, or the limit of an UNDER; null for other Magic. */
  value: number | null;
  colour: Colour;
}

const EFFECTS: Record<string, Effect> = { R: "reset", P: "pass", W: "wild", U: "under" };
const POWERS: Record<number, Power> = { 15: "lock", 17: "colour", 19: "skip" };

/** `17b` → a blue 17, `U16b` → UNDER 16. The notation is the wire's own, so anything else is a fault of the program. */
export function face(card: string): Face {
  const effect = EFFECTS[card.charAt(0)] ?? "number";
  const digits = /\d+/.exec(card)?.[0];
  return { effect, value: digits === undefined ? null : Number(digits), colour: card.slice(-1) as Colour };
}

/** What a card does to those who come next; null: it is a number and no more. */
export function power(card: string): Power | null {
  const { effect, value } = face(card);
  return effect === "number" ? (POWERS[value ?? 0] ?? null) : effect;
}

/** Equal cards (LS-1.4) have the same kind: `17`, `reset`, `under`. */
export function kindOf(card: string): string {
  const { effect, value } = face(card);
  return effect === "number" ? String(value) : effect;
}
