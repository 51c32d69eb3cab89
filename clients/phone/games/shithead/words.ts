// Shithead's words on the phone.
import { spokenWords } from "../../../shared/spoken";
import type de from "../../../shared/texts/shithead/phone/de.json";

export type ShitheadText = keyof typeof de;

export const say = spokenWords<ShitheadText>("shithead/phone", {
  de: () => import("../../../shared/texts/shithead/phone/de.json"),
  en: () => import("../../../shared/texts/shithead/phone/en.json"),
});

/** The words for a key that comes from the house, or undefined when there are none. */
export function find(key: string): string | undefined {
  return say.has(key) ? say(key) : undefined;
}
