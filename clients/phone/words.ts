// What the phone says.
import { words } from "../shared/language";
import de from "../shared/texts/phone/de.json";
import en from "../shared/texts/phone/en.json";

export type PhoneText = keyof typeof de;

export const say = words<PhoneText>("phone", { de, en });

/** The text of a key that is put together at run time, or undefined when nobody wrote it. */
export function find(key: string): PhoneText | undefined {
  return key in de ? (key as PhoneText) : undefined;
}
