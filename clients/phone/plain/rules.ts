// The rules that a game's texts hold: paragraphs apart by an empty line, as long as there are any of that length.
import type { GameWords } from "../../shared/plain/texts";
import type { Length, RulesPart } from "../rules/book";

/** Where to look when a length was not written. */
const INSTEAD: Record<Length, readonly Length[]> = {
  quick: ["quick", "short", "full"],
  short: ["short", "full", "quick"],
  full: ["full", "short", "quick"],
};

export function rules(length: Length, title: string, words: GameWords): RulesPart[] {
  for (const each of INSTEAD[length]) {
    const text = words(`rules.${each}`);
    if (text !== undefined) return [{ title, body: text.split(/\n\s*\n/) }];
  }
  return [];
}
