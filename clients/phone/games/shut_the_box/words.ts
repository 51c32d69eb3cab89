// Shut the Box's words on the phone.
import type { Values } from "../../../shared/language";
import { spokenWords } from "../../../shared/spoken";
import type de from "../../../shared/texts/shut_the_box/phone/de.json";

export type ShutTheBoxText = keyof typeof de;

export const say = spokenWords<ShutTheBoxText>("shut_the_box/phone", {
  de: () => import("../../../shared/texts/shut_the_box/phone/de.json"),
  en: () => import("../../../shared/texts/shut_the_box/phone/en.json"),
});

/** The words for a key that comes from the house, or undefined when there are none. */
export function find(key: string, values?: Values): string | undefined {
  return say.has(key) ? say(key, values) : undefined;
}
