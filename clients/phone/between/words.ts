// What the phone says between games, and on whatever one opens over the page.
import { spokenWords } from "../../shared/spoken";
import type de from "../../shared/texts/between/de.json";

export type BetweenText = keyof typeof de;

export const say = spokenWords<BetweenText>("between", {
  de: () => import("../../shared/texts/between/de.json"),
  en: () => import("../../shared/texts/between/en.json"),
});
