// Fahrstuhl's score sheet from what everybody has seen: all rounds of the schedule, the finished ones filled in.
import type { Observation, Score } from "../../../shared/games/fahrstuhl";
import type { Sheet, SheetCell } from "../../sheet/sheet";
import { say } from "./words";

/** `hourglass`: its second half counts double. */
export function sheet(seen: Observation, hourglass: boolean): Sheet {
  const totals = seen.scores.map(() => 0);
  const rows = seen.schedule.map((cards, round) => ({
    label: String(cards),
    doubled: hourglass && 2 * round >= seen.schedule.length,
    cells: seen.sheet[round]?.scores.map((score, seat) => write(score, seat, totals)) ?? null,
  }));
  return { corner: say("table.sheet.cards"), best: "most", rows, totals };
}

function write({ bid, tricks, points }: Score, seat: number, totals: number[]): SheetCell {
  const total = (totals[seat] ?? 0) + points;
  totals[seat] = total;
  return { made: `${tricks}/${bid}`, right: bid === tricks, points, total };
}
