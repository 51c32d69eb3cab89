// Names or cards in a row, as a sentence has them.
import { words } from "./language";
import de from "./texts/listing/de.json";
import en from "./texts/listing/en.json";

const say = words("listing", { de, en });

/** "Anna, Ben und Cem". */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return say("list", { first: names.slice(0, -1).join(", "), last: names[names.length - 1] ?? "" });
}
