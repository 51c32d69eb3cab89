// How long the games to come will take, as far as that is known.
import type { ItemView } from "../../../shared/wire";
import { say } from "../words";
import { endless, span, together } from "./minutes";

/** Null: not known of any. */
export function toGo(items: readonly ItemView[]): string | null {
  const minutes = together(items);
  if (minutes === 0) return null;
  const time = span(minutes);
  if (endless(items)) return say("games.time_endless", { time });
  return say("games.time", { time, count: items.reduce((sum, { repeat }) => sum + repeat, 0) });
}
