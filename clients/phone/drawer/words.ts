// What the phone says to whoever leads the evening.
import { spokenWords } from "../../shared/spoken";
import type de from "../../shared/texts/drawer/de.json";

export const say = spokenWords<keyof typeof de>("drawer", {
  de: () => import("../../shared/texts/drawer/de.json"),
  en: () => import("../../shared/texts/drawer/en.json"),
});
