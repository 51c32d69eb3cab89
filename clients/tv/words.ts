// The television's own words.
import { words } from "../shared/language";
import de from "../shared/texts/tv/de.json";
import en from "../shared/texts/tv/en.json";

export const say = words("tv", { de, en });

/** Names in a sentence: "Anna", "Anna und Ben", "Anna, Ben und Oma". */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  const last = names[names.length - 1] ?? "";
  return say("tv.list", { first: names.slice(0, -1).join(", "), last });
}
