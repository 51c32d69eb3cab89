// What the phone says before one has come in: loaded first and in both languages, so that it stays small.
import { words } from "../../shared/language";
import de from "../../shared/texts/door/de.json";
import en from "../../shared/texts/door/en.json";

export const say = words("door", { de, en });
