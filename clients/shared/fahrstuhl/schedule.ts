// The rounds of Fahrstuhl: how many cards each has, from what the host chose (FS-2.2, FS-2.4), and which are of the way back.
import type { Observation, Options } from "../games/fahrstuhl";

export type Programme = Pick<Options, "mode" | "max_cards" | "single_cards" | "schedule">;

export function schedule(options: Programme): number[] {
  switch (options.mode) {
    case "hourglass":
      return [...down(options.max_cards), ...up(options.max_cards)];
    case "up":
      return up(options.max_cards);
    case "single":
      return [options.single_cards];
    case "list":
      return options.schedule;
  }
}

/** Whether a round that is over was of the way back, which comes last and begins in the middle. */
export function wasReturning(seen: Pick<Observation, "return_half" | "schedule">, round: number): boolean {
  return seen.return_half && 2 * round >= seen.schedule.length;
}

function up(to: number): number[] {
  return Array.from({ length: to }, (_, at) => at + 1);
}

function down(from: number): number[] {
  return up(from).reverse();
}
