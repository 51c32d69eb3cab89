// What the phone says to whoever was here before, or is no part of the evening any more.
import { spokenWords } from "../../shared/spoken";
import type de from "../../shared/texts/away/de.json";

export const say = spokenWords<keyof typeof de>("away", {
  de: () => import("../../shared/texts/away/de.json"),
  en: () => import("../../shared/texts/away/en.json"),
});
