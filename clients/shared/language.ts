// Words for people: German first, English beside it, chosen by each browser and remembered there.
import { createSignal } from "solid-js";
import { keep, kept } from "./storage";

export type Language = "de" | "en";
/** A sentence with `{names}` in it, or one for each plural form of `{count}`. */
export type Text = string | { one: string; other: string };
export type Texts = Record<string, Text>;
export type Values = Record<string, string | number>;
export type Say<Key extends string> = (key: Key, values?: Values) => string;

export const LANGUAGES: readonly Language[] = ["de", "en"];

const [language, setLanguage] = createSignal<Language>(remembered() ?? preferred(navigator.languages));
document.documentElement.lang = language();

/** The language of this page; a signal. */
export { language };

/** Changes the language of this page and remembers it in this browser. */
export function speak(next: Language): void {
  keep("language", next);
  document.documentElement.lang = next;
  setLanguage(next);
}

/** The first of the browser's languages that we have; German when the browser names none, English when it names only others. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const known = LANGUAGES.find((own) => wish.toLowerCase().split("-")[0] === own);
    if (known) return known;
  }
  return wishes.length > 0 ? "en" : "de";
}

function remembered(): Language | undefined {
  return LANGUAGES.find((own) => own === kept("language"));
}

/** The lookup for a set of texts: `say("join.hello", { name })`. Read inside a component, it follows the language. */
export function words<Key extends string>(texts: Record<Language, Record<Key, Text>>): Say<Key> {
  return (key, values = {}) => fill(texts[language()][key], values, language());
}

/** A text with its values filled in; `values.count` picks the plural form. */
export function fill(text: Text, values: Values, spoken: Language): string {
  return plural(text, values, spoken).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) return "";
    return typeof value === "number" ? number(value, spoken) : value;
  });
}

function plural(text: Text, values: Values, spoken: Language): string {
  if (typeof text === "string") return text;
  return new Intl.PluralRules(spoken).select(Number(values.count)) === "one" ? text.one : text.other;
}

/** A whole number as people write it, with a real minus sign. */
export function number(value: number, spoken: Language = language()): string {
  return value.toLocaleString(spoken).replace("-", "\u2212");
}
