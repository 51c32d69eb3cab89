// What looking back says.
import { words } from "../../shared/language";
import de from "../../shared/texts/lookback/de.json";
import en from "../../shared/texts/lookback/en.json";

export type LookBackText = keyof typeof de;

export const say = words<LookBackText>({ de, en });
