// Lucky Shutdown's words on the television.
import { words } from "../../../shared/language";
import de from "../../../shared/texts/lucky_shutdown/tv/de.json";
import en from "../../../shared/texts/lucky_shutdown/tv/en.json";

export const say = words("lucky_shutdown/tv", { de, en });
