// Words for people: German first, English beside it, and any language that somebody adds as one file; chosen by each
// browser and remembered there.
import { createSignal } from "solid-js";
import { keep, kept } from "./storage";

/** The languages that are complete, and come with whatever says something. */
export type Own = "de" | "en";
/** By its code, as browsers name it: `fr`. */
export type Language = string;
/** A sentence with `{names}` in it, or one for each plural form of `{count}` that the language has. */
export type Text =
  | string
  | { zero?: string; one: string; two?: string; few?: string; many?: string; other: string };
export type Texts = Record<string, Text>;
export type Values = Record<string, string | number>;
export type Say<Key extends string> = (key: Key, values?: Values) => string;

/** A further language: its texts by the name of their set, such as `phone` or a game's `GAME/rules`. */
export type Further = Record<string, Record<string, unknown>>;

const OWN: readonly Own[] = ["de", "en"];
const FILES = import.meta.glob<{ default: Further }>("./texts/further/*.json");
const RETRY_MS = 2_000;

/** All languages that a page can be read in. */
export const LANGUAGES: readonly Language[] = [
  ...OWN,
  ...Object.keys(FILES).map((file) => file.replace(/^.*\/|\.json$/g, "")),
];

const [further, setFurther] = createSignal<ReadonlyMap<Language, Further>>(new Map());
const [language, setLanguage] = createSignal<Language>(remembered() ?? preferred(navigator.languages));
document.documentElement.lang = language();
void fetchTexts(language());

/** The language of this page; a signal. */
export { language };

/** Changes the language of this page and remembers it in this browser. */
export function speak(next: Language): void {
  keep("language", next);
  document.documentElement.lang = next;
  setLanguage(next);
  void fetchTexts(next);
}

/** What a language calls itself. */
export function languageName(spoken: Language): string {
  if (spoken === "de") return "Deutsch";
  if (spoken === "en") return "English";
  // Missing in the oldest browsers: they show the code.
  const { DisplayNames } = Intl as { DisplayNames?: DisplayNamesOf };
  return (DisplayNames && new DisplayNames([spoken], { type: "language" }).of(spoken)) ?? spoken;
}

type DisplayNamesOf = new (
  spoken: Language[],
  options: { type: "language" },
) => { of(code: string): string | undefined };

/** The language after that one, for a button that goes through them. */
export function following(spoken: Language): Language {
  return LANGUAGES[(LANGUAGES.indexOf(spoken) + 1) % LANGUAGES.length] ?? spoken;
}

/** The complete language in which something is said that a further one has no words for. */
export function standIn(spoken: Language): Own {
  return OWN.find((own) => own === spoken) ?? "en";
}

/** What a further language has for a set of texts; undefined: nothing, or not yet. A signal. */
export function furtherTexts(set: string, spoken: Language): Record<string, unknown> | undefined {
  return further().get(spoken)?.[set];
}

/** Takes a further language in: from then on its texts are there. */
export function learn(spoken: Language, texts: Further): void {
  setFurther((before) => new Map([...before, [spoken, texts]]));
}

async function fetchTexts(spoken: Language): Promise<void> {
  const file = FILES[`./texts/further/${spoken}.json`];
  if (file === undefined || further().has(spoken)) return;
  try {
    learn(spoken, (await file()).default);
  } catch {
    // The line broke while it came: once more, when it may be back.
    setTimeout(() => void fetchTexts(spoken), RETRY_MS);
  }
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

/**
 * The lookup for a set of texts: `say("join.hello", { name })`. Read inside a component, it follows the language.
 * `set`: its folder below `texts`.
 */
export function words<Key extends string>(set: string, texts: Record<Own, Record<Key, Text>>): Say<Key> {
  return (key, values = {}) => {
    const spoken = language();
    const text = furtherTexts(set, spoken)?.[key] as Text | undefined;
    if (text !== undefined) return fill(text, values, spoken);
    return fill(texts[standIn(spoken)][key], values, standIn(spoken));
  };
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
  return text[manners(spoken).plurals.select(Number(values.count))] ?? text.other;
}

/** A number as people write it, with a real minus sign. */
export function number(value: number, spoken: Language = language()): string {
  return manners(spoken).numbers.format(value).replace("-", "\u2212");
}

/** How a language counts and writes numbers. */
interface Manners {
  plurals: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

const MANNERS = new Map<Language, Manners>();

/** Kept: to make one costs more than all else that a sentence needs, and a table says dozens at each turn. */
function manners(spoken: Language): Manners {
  const known = MANNERS.get(spoken);
  if (known) return known;
  const made = { plurals: new Intl.PluralRules(spoken), numbers: new Intl.NumberFormat(spoken) };
  MANNERS.set(spoken, made);
  return made;
}
