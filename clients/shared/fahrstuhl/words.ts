// Fahrstuhl's words for what happens at the table, as the television has them.
import { words } from "../language";
import de from "../texts/fahrstuhl/tv/de.json";
import en from "../texts/fahrstuhl/tv/en.json";

export const say = words("fahrstuhl/tv", { de, en });
