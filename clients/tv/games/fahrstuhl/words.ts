// Fahrstuhl's words on the television.
import { words } from "../../../shared/language";
import de from "../../../shared/texts/fahrstuhl/tv/de.json";
import en from "../../../shared/texts/fahrstuhl/tv/en.json";

export const say = words("fahrstuhl/tv", { de, en });
