// Which of the legal actions are left once one has pointed at cards.
import { read } from "../../shared/plain/notation";

/** Those that name each of the cards, as often as it was pointed at. */
export function narrowed(legal: readonly string[], cards: readonly string[]): string[] {
  return legal.filter((action) => {
    const parts = read(action).parts;
    return cards.every((card) => {
      const at = parts.indexOf(card);
      if (at >= 0) parts.splice(at, 1);
      return at >= 0;
    });
  });
}
