// Shithead's words on the television.
import { words } from "../../../shared/language";
import de from "../../../shared/texts/shithead/tv/de.json";
import en from "../../../shared/texts/shithead/tv/en.json";

export const say = words("shithead/tv", { de, en });
