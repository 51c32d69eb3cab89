// What a seat has said and made: during a round from its course, after it from the sheet.
import type { Observation } from "../../../shared/games/fahrstuhl";

export interface Tally {
  /** Null: not said yet. */
  bid: number | null;
  tricks: number;
  /** `exact`: as many as said, so far or for good; `over`: too many already; `off`: the round ended otherwise. */
  verdict: "exact" | "over" | "off" | null;
}

export function tally(seen: Observation, seat: number): Tally {
  if (seen.phase === "play") return judged(seen.bids[seat] ?? null, seen.tricks[seat] ?? 0);
  if (seen.phase === "bid") return { bid: seen.bids[seat] ?? null, tricks: 0, verdict: null };
  const last = seen.sheet[seen.sheet.length - 1]?.scores[seat];
  if (last === undefined) return { bid: null, tricks: 0, verdict: null };
  return { ...last, verdict: last.bid === last.tricks ? "exact" : "off" };
}

function judged(bid: number | null, tricks: number): Tally {
  if (bid === null || tricks < bid) return { bid, tricks, verdict: null };
  return { bid, tricks, verdict: tricks === bid ? "exact" : "over" };
}
