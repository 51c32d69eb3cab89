// What the moderator could say something about: a kind of moment, how much it is worth, and the names and numbers in it.
import type { Values } from "../../shared/language";

/** 1: small talk, 2: worth a word, 3: what the room will still talk about tomorrow. */
export type Weight = 1 | 2 | 3;

export interface Remark {
  /** The key of its lines in the texts of the moderator. */
  kind: string;
  weight: Weight;
  /** What fills the places in a line, such as `{name}`. */
  values: Values;
}

/** `Kind`: the kinds for which there are lines, where the compiler is to see that there are. */
export function remark<Kind extends string>(kind: Kind, weight: Weight, values: Values = {}): Remark {
  return { kind, weight, values };
}

/** The heaviest first, and of equals the newest. */
export function heaviest(remarks: readonly Remark[]): Remark[] {
  return [...remarks].reverse().sort((one, other) => other.weight - one.weight);
}
