// Shithead's words on the phone.
import { words } from "../../../shared/language";
import de from "../../../shared/texts/shithead/phone/de.json";
import en from "../../../shared/texts/shithead/phone/en.json";

export type ShitheadText = keyof typeof de;

export const say = words<ShitheadText>("shithead/phone", { de, en });

/** The words for a key that comes from the house, or undefined when there are none. */
export function find(key: string): string | undefined {
  return key in de ? say(key as ShitheadText) : undefined;
}
