// What looking back says, on the phone and on the television.
import { words } from "../language";
import de from "../texts/lookback/de.json";
import en from "../texts/lookback/en.json";

export type LookBackText = keyof typeof de;

export const say = words<LookBackText>("lookback", { de, en });
