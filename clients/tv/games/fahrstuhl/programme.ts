// What will be played, in one line.
import { schedule } from "../../../shared/fahrstuhl/schedule";
import type { Options } from "../../../shared/games/fahrstuhl";
import { say } from "./words";

export function programme(options: Options): string {
  const rounds = schedule(options).length;
  switch (options.mode) {
    case "hourglass":
      return say("table.programme.hourglass", { cards: options.max_cards, count: rounds });
    case "up":
      return say("table.programme.up", { cards: options.max_cards, count: rounds });
    case "single":
      return say("table.programme.single", { count: options.single_cards });
    case "list":
      return say("table.programme.list", { list: options.schedule.join(", "), count: rounds });
  }
}
