// Why something is refused, in words: the hub's reasons, and those of the game that is played.
import { spokenWords } from "../shared/spoken";
import type de from "../shared/texts/reasons/de.json";
import type { PhoneView } from "../shared/wire";
import { known } from "./games/games";

const say = spokenWords<keyof typeof de>("reasons", {
  de: () => import("../shared/texts/reasons/de.json"),
  en: () => import("../shared/texts/reasons/en.json"),
});

/** The sentence for a reason's key, as the game on the table puts it. */
export function reasonWords(reason: string, view: PhoneView | null): string {
  return wordsOf(view?.table?.game ?? view?.party.next.game, reason);
}

/** The sentence for a reason's key; games bring words for theirs. */
export function wordsOf(game: string | undefined, reason: string): string {
  const own = game === undefined ? undefined : known(game)?.words(`reason.${reason}`);
  const key = `reason.${reason}`;
  return own ?? say(say.has(key) ? key : "reason.fault");
}
