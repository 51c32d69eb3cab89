// Shut the Box's words on the phone.
import { words } from "../../../shared/language";
import de from "../../../shared/texts/shut_the_box/phone/de.json";
import en from "../../../shared/texts/shut_the_box/phone/en.json";

export type ShutTheBoxText = keyof typeof de;

export const say = words<ShutTheBoxText>("shut_the_box/phone", { de, en });

/** The words for a key that comes from the house, or undefined when there are none. */
export function find(key: string): string | undefined {
  return key in de ? say(key as ShutTheBoxText) : undefined;
}
