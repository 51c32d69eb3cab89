// What the phone says at the table.
import { spokenWords } from "../shared/spoken";
import type de from "../shared/texts/phone/de.json";

export type PhoneText = keyof typeof de;

export const say = spokenWords<PhoneText>("phone", {
  de: () => import("../shared/texts/phone/de.json"),
  en: () => import("../shared/texts/phone/en.json"),
});
