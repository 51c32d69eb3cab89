// Why something is refused, in words: the hub's reasons, and those of the game that is played.
import type { PhoneView } from "../shared/wire";
import { known } from "./games/games";
import { find, say } from "./words";

/** The sentence for a reason's key; games bring words for theirs. */
export function reasonWords(reason: string, view: PhoneView | null): string {
  const game = view?.table?.game ?? view?.party.next.game;
  const own = game === undefined ? undefined : known(game)?.words(`reason.${reason}`);
  return own ?? say(find(`reason.${reason}`) ?? "reason.fault");
}
