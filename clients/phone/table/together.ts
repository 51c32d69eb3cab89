// Names in a row, as one says them.
import { say } from "../words";

/** `Anna, Ben und Cem`. */
export function together(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return say("together", {
    first: names.slice(0, -1).join(", "),
    last: names[names.length - 1] ?? "",
  });
}
