// The words of Lucky Shutdown that both pages say: of cards, of what may be played, of what happened.
import type { Say } from "../language";
import { spokenWords } from "../spoken";
import type de from "../texts/lucky_shutdown/shared/de.json";

export type LuckySay = Say<keyof typeof de>;

export const say = spokenWords<keyof typeof de>("lucky_shutdown/shared", {
  de: () => import("../texts/lucky_shutdown/shared/de.json"),
  en: () => import("../texts/lucky_shutdown/shared/en.json"),
});

/** Names in a row: "Anna, Ben und Cem". */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return say("list", { first: names.slice(0, -1).join(", "), last: names[names.length - 1] ?? "" });
}
