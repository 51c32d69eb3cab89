// What Shithead says on the television and on the phone alike.
import { spokenWords } from "../spoken";
import type de from "../texts/shithead/shared/de.json";

export const say = spokenWords<keyof typeof de>("shithead/shared", {
  de: () => import("../texts/shithead/shared/de.json"),
  en: () => import("../texts/shithead/shared/en.json"),
});

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
