// My place in a sentence, and with whom I share it.
import { list } from "../../shared/listing";
import { say } from "../between/words";

/** `of`: a game that is over, or the whole evening. */
export function myPlace(of: "results" | "ceremony", place: number): string {
  return place === 1 ? say(`${of}.won`) : say(`${of}.place`, { place });
}

/** `beside`: who has the same place; null: nobody. */
export function sharedWith(beside: readonly string[]): string | null {
  return beside.length === 0 ? null : say("results.shared", { names: list([...beside]) });
}
