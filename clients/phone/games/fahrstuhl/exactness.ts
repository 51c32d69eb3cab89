// How a seat stands: what it said, what it made, and whether that still fits.
import type { Observation } from "../../../shared/games/fahrstuhl";

export interface Tally {
  /** None: not said yet. */
  bid: number | null;
  tricks: number;
  stands: "under" | "exact" | "over";
}

/** None between rounds, when nothing is said. */
export function tally(seen: Observation, seat: number): Tally | null {
  if (seen.phase !== "bid" && seen.phase !== "play") return null;
  const bid = seen.bids[seat] ?? null;
  const tricks = seen.tricks[seat] ?? 0;
  if (bid === null || tricks < bid) return { bid, tricks, stands: "under" };
  return { bid, tricks, stands: tricks === bid ? "exact" : "over" };
}
