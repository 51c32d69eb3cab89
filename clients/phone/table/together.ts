// Names in a row, as one says them.
import type { Language } from "../../shared/language";

/** `Anna, Ben und Cem`. */
export function together(names: readonly string[], spoken: Language): string {
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return last;
  const and = spoken === "de" ? "und" : "and";
  return `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}
