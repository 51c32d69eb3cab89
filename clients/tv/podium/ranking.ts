// Who stands where at the end: ties share the better place, the first three have a step.
import type { ResultView } from "../../shared/wire";

export interface Rank {
  place: number;
  seat: number;
  score: number | null;
}

/** Every seat with its place, best first: after two first ones comes the third. */
export function ranking(result: ResultView): Rank[] {
  const ranks: Rank[] = [];
  for (const together of result.places) {
    const place = ranks.length + 1;
    for (const seat of together) ranks.push({ place, seat, score: result.scores?.[seat] ?? null });
  }
  return ranks;
}
