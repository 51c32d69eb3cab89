// The rules of Fahrstuhl for people, in the language of the page.
import { language } from "../../../shared/language";
import de from "../../../shared/texts/fahrstuhl/rules/de.json";
import en from "../../../shared/texts/fahrstuhl/rules/en.json";
import type { Length, RulesPart } from "../../rules/book";

const TEXTS: Record<"de" | "en", Record<Length, RulesPart[]>> = { de, en };

export function rules(length: Length): RulesPart[] {
  return TEXTS[language()][length];
}
