// Lucky Shutdown's words on the phone.
import { spokenWords } from "../../../shared/spoken";
import type de from "../../../shared/texts/lucky_shutdown/phone/de.json";

export type LuckyText = keyof typeof de;

export const say = spokenWords<LuckyText>("lucky_shutdown/phone", {
  de: () => import("../../../shared/texts/lucky_shutdown/phone/de.json"),
  en: () => import("../../../shared/texts/lucky_shutdown/phone/en.json"),
});

/** The words for a key that comes from the house, or undefined when there are none. */
export function find(key: string): string | undefined {
  return say.has(key) ? say(key) : undefined;
}
