// Why something is refused, in words: the hub's reasons, and those of the game that is played.
import type { PhoneView } from "../shared/wire";
import { known } from "./games/games";
import { find, say } from "./join/words";

/** The sentence for a reason's key, as the game on the table puts it. */
export function reasonWords(reason: string, view: PhoneView | null): string {
  return wordsOf(view?.table?.game ?? view?.party.next.game, reason);
}

/** The sentence for a reason's key; games bring words for theirs. */
export function wordsOf(game: string | undefined, reason: string): string {
  const own = game === undefined ? undefined : known(game)?.words(`reason.${reason}`);
  return own ?? say(find(`reason.${reason}`) ?? "reason.fault");
}
