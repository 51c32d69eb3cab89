// What Shithead says on the television and on the phone alike.
import { words } from "../language";
import de from "../texts/shithead/shared/de.json";
import en from "../texts/shithead/shared/en.json";

export const say = words("shithead/shared", { de, en });

/** Names, cards or numbers in a row: "Anna, Ben und Cem". */
export function together(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return say("list", { first: names.slice(0, -1).join(", "), last: names[names.length - 1] ?? "" });
}

/** The same with an "or": "4, 5 oder 6". */
export function either(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return say("list.or", { first: names.slice(0, -1).join(", "), last: names[names.length - 1] ?? "" });
}
