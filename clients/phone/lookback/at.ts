// Where in looking back this phone is: at the list of games, in one of them, or at its deals.
import { createSignal } from "solid-js";
import { lay } from "../layer";

export type At = { what: "deals" | "game"; game: number } | { what: "list" };

const [at, setAt] = createSignal<At>({ what: "list" });

/** A signal. */
export { at };

export function turnTo(next: At): void {
  setAt(next);
}

/** Opens it over the page. */
export function lookBack(to: At): void {
  setAt(to);
  lay("games");
}
