// Which game of the evening that was, as people count.
import type { PartyView } from "../wire";

/** From 1, among those that were played to the end: a game that was broken off has a number as well. */
export function ordinal(party: PartyView | undefined, number: number): number {
  return 1 + (party?.ranking?.games ?? []).findIndex((game) => game.number === number);
}
