// The rules at a length: as the game's book has them, else as its words do, else at another length.
import type { GamePage } from "../games/game";
import type { Book, Length, RulesPart } from "./book";

/** Where to look when a length was not written. */
const INSTEAD: Record<Length, readonly Length[]> = {
  quick: ["quick", "short", "full"],
  short: ["short", "full", "quick"],
  full: ["full", "short", "quick"],
};

export function partsOf(length: Length, book: Partial<Book>, words: GamePage["words"]): RulesPart[] {
  for (const each of INSTEAD[length]) {
    const parts = book[each] ?? [];
    if (parts.length > 0) return parts;
    const text = words(`rules.${each}`);
    if (text !== undefined) return [{ title: words("name") ?? "", body: text.split(/\n\s*\n/) }];
  }
  return [];
}
