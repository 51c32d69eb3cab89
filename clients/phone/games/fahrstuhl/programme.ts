// What will be played, in one line, and where a running game stands.
import { schedule, wasReturning } from "../../../shared/fahrstuhl/schedule";
import type { TableView } from "../../../shared/wire";
import type { Headline } from "../game";
import { chosen, seen } from "./seen";
import { say } from "./words";

export function programme(given: Record<string, unknown>): string {
  const options = chosen(given);
  const rounds = schedule(options).length;
  switch (options.mode) {
    case "hourglass":
      return say("programme.hourglass", { cards: options.max_cards, count: rounds });
    case "up":
      return say("programme.up", { cards: options.max_cards, count: rounds });
    case "single":
      return say("programme.single", { count: options.single_cards });
    case "list":
      return say("programme.list", { count: rounds, list: options.schedule.join(", ") });
  }
}

export function isLastRound(table: TableView): boolean {
  const { round, schedule } = seen(table);
  return round + 1 >= schedule.length;
}

/** While the last trick of a round lies there it is that round, though the next one is due already. */
export function headline(table: TableView): Headline {
  const now = seen(table);
  const ended = now.phase === "deal" && table.hold ? now.sheet[now.sheet.length - 1] : undefined;
  const { round, cards } = ended ?? now;
  const rounds = now.schedule.length;
  const double = ended ? wasReturning(now, round) : now.return_half;
  return {
    title: say("headline.cards", { count: cards }),
    more: say(double ? "headline.double" : "headline.round", { round: round + 1, rounds }),
  };
}
