// The words of Lucky Shutdown that both pages say: of cards, of what may be played, of what happened.
import { words } from "../language";
import de from "../texts/lucky_shutdown/shared/de.json";
import en from "../texts/lucky_shutdown/shared/en.json";

export const say = words("lucky_shutdown/shared", { de, en });

/** Names in a row: "Anna, Ben und Cem". */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return say("list", { first: names.slice(0, -1).join(", "), last: names[names.length - 1] ?? "" });
}
