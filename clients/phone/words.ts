// What the phone says.
import { spokenWords } from "../shared/spoken";
import type de from "../shared/texts/phone/de.json";

export type PhoneText = keyof typeof de;

export const say = spokenWords<PhoneText>("phone", {
  de: () => import("../shared/texts/phone/de.json"),
  en: () => import("../shared/texts/phone/en.json"),
});

/** The text of a key that is put together at run time, or undefined when nobody wrote it. */
export function find(key: string): PhoneText | undefined {
  return say.has(key) ? key : undefined;
}
