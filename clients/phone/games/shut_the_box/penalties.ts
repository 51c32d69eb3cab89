// What every turn has cost, round by round, with the totals that it led to.
import type { Observation } from "../../../shared/shut_the_box/table";

export interface Entry {
  /** What the turn of this round has cost; null: nothing, so far or at all. */
  points: number | null;
  total: number;
}

export interface Row {
  /** From 1. */
  round: number;
  /** One a seat. */
  entries: Entry[];
}

/** The rounds that are known, the present one last. */
export function rows({ round, scores, penalties }: Observation): Row[] {
  const totals = [...scores];
  const found: Row[] = [];
  for (let at = penalties.length - 1; at >= 0; at -= 1) {
    const entries = (penalties[at] ?? []).map((points, seat) => ({ points, total: totals[seat] ?? 0 }));
    found.unshift({ round: round - (penalties.length - 1 - at) + 1, entries });
    for (const [seat, { points, total }] of entries.entries()) totals[seat] = total - (points ?? 0);
  }
  return found;
}
