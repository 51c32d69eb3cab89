// Fahrstuhl's words on the phone.
import { words } from "../../../shared/language";
import de from "../../../shared/texts/fahrstuhl/phone/de.json";
import en from "../../../shared/texts/fahrstuhl/phone/en.json";

export type FahrstuhlText = keyof typeof de;

export const say = words<FahrstuhlText>("fahrstuhl/phone", { de, en });

/** The words for a key that comes from the house, or undefined when there are none. */
export function find(key: string): string | undefined {
  return key in de ? say(key as FahrstuhlText) : undefined;
}
