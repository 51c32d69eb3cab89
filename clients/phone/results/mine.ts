// My place in a sentence: won or not, alone or together with others.
import { list } from "../../shared/listing";
import { say } from "../between/words";

/** `beside`: who has the same place. `of`: a game that is over, or the whole evening. */
export function myPlace(of: "results" | "ceremony", place: number, beside: readonly string[]): string {
  const key = place === 1 ? "won" : "place";
  if (beside.length === 0) return say(`${of}.${key}`, { place });
  return say(`${of}.${key}_with`, { place, names: list([...beside]) });
}
