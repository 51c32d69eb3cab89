// How many cards each round of Fahrstuhl has, from what the host chose (FS-2.2, FS-2.4); for pictures of what will come.
import type { Options } from "../games/fahrstuhl";

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

function up(to: number): number[] {
  return Array.from({ length: to }, (_, at) => at + 1);
}

function down(from: number): number[] {
  return up(from).reverse();
}
