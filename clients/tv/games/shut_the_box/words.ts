// Shut the Box's words on the television.
import { words } from "../../../shared/language";
import de from "../../../shared/texts/shut_the_box/tv/de.json";
import en from "../../../shared/texts/shut_the_box/tv/en.json";

export const say = words("shut_the_box/tv", { de, en });
