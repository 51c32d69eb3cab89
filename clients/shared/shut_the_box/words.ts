// Shut the Box's words for what happens at the table, as the television has them.
import { words } from "../language";
import de from "../texts/shut_the_box/tv/de.json";
import en from "../texts/shut_the_box/tv/en.json";

export const say = words("shut_the_box/tv", { de, en });
