// What the plain view says by itself, for any game that brought no words for it.
import {
  fill,
  furtherTexts,
  language,
  type Own,
  standIn,
  type Text,
  type Texts,
  type Values,
  words,
} from "../language";
import de from "../texts/plain/de.json";
import en from "../texts/plain/en.json";

const TEXTS: Record<Own, Texts> = { de, en };

export const say = words("plain", { de, en });

/** The common words for a key that is put together at run time, or undefined when there are none. */
export function common(key: string, values: Values = {}): string | undefined {
  const spoken = language();
  const text = furtherTexts("plain", spoken)?.[key] as Text | undefined;
  if (text !== undefined) return fill(text, values, spoken);
  const ours = TEXTS[standIn(spoken)][key];
  return ours === undefined ? undefined : fill(ours, values, standIn(spoken));
}
