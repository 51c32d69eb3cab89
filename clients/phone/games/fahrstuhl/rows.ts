// Fahrstuhl's score sheet: every round of the schedule, the finished ones filled in.
import type { Observation } from "../../../shared/games/fahrstuhl";

export interface Cell {
  bid: number;
  tricks: number;
  points: number;
  /** All points up to and with this round. */
  total: number;
  exact: boolean;
}

export interface Row {
  round: number;
  cards: number;
  /** Counts double (FS-7.1). */
  double: boolean;
  /** One a seat; null: not played yet. */
  cells: Cell[] | null;
}

export function rows(seen: Observation, mode: string): Row[] {
  const totals = seen.scores.map(() => 0);
  return seen.schedule.map((cards, round) => ({
    round,
    cards,
    double: mode === "hourglass" && 2 * round >= seen.schedule.length,
    cells:
      seen.sheet[round]?.scores.map((score, seat) => {
        const total = (totals[seat] ?? 0) + score.points;
        totals[seat] = total;
        return { ...score, total, exact: score.bid === score.tricks };
      }) ?? null,
  }));
}
