// Chooses a line that this evening has not heard yet.
import { fill, type Language, type Text } from "../../shared/language";
import type { Remark } from "./remark";

/** The lines of each kind of moment; `explain`: the game in five sentences. */
export type Lines = Record<string, readonly Text[]>;

export interface Line {
  text: string;
  /** Which of its kind it is. */
  at: number;
}

/** One of the lines that are not among the `used`; null: this kind has none, or all of them have been said. */
export function line(
  lines: Lines,
  { kind, values }: Remark,
  used: readonly number[],
  spoken: Language,
  random: () => number = Math.random,
): Line | null {
  const left = [...(lines[kind] ?? []).entries()].filter(([at]) => !used.includes(at));
  const chosen = left[Math.floor(random() * left.length)];
  return chosen === undefined ? null : { at: chosen[0], text: fill(chosen[1], values, spoken) };
}
