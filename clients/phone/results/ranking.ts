// Places as people count them: who ties shares the better place, and the next one is left out (GEN-8).
import type { ResultView } from "../../shared/wire";

export interface Placed {
  place: number;
  seat: number;
  score: number | null;
}

export function ranking(result: ResultView): Placed[] {
  let place = 1;
  return result.places.flatMap((tied) => {
    const placed = tied.map((seat) => ({ place, seat, score: result.scores?.[seat] ?? null }));
    place += tied.length;
    return placed;
  });
}
