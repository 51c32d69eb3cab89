// Lucky Shutdown's words on the phone.
import { words } from "../../../shared/language";
import de from "../../../shared/texts/lucky_shutdown/phone/de.json";
import en from "../../../shared/texts/lucky_shutdown/phone/en.json";

export type LuckyText = keyof typeof de;

export const say = words<LuckyText>("lucky_shutdown/phone", { de, en });

/** The words for a key that comes from the house, or undefined when there are none. */
export function find(key: string): string | undefined {
  return key in de ? say(key as LuckyText) : undefined;
}
