// What the phone says before one has come in, and when it is refused something: loaded first, so that it stays small.
import { words } from "../../shared/language";
import de from "../../shared/texts/door/de.json";
import en from "../../shared/texts/door/en.json";

export type DoorText = keyof typeof de;

export const say = words<DoorText>("door", { de, en });

/** The text of a key that is put together at run time, or undefined when nobody wrote it. */
export function find(key: string): DoorText | undefined {
  return key in de ? (key as DoorText) : undefined;
}
