// What will be played, in one line, and where a running game stands.
import { chosen, type Options, seen } from "../../../shared/shut_the_box/table";
import type { TableView } from "../../../shared/wire";
import type { Headline } from "../game";
import { say } from "./words";

export function programme(given: Record<string, unknown>): string {
  const options = chosen(given);
  const parts = [say("programme.box", { count: options.box }), ending(options)];
  if (options.scoring === "read") parts.push(say("programme.read"));
  if (options.one_die) parts.push(say("programme.one_die"));
  if (options.faces_only) parts.push(say("programme.faces_only"));
  return parts.join(", ");
}

function ending(options: Options): string {
  if (options.eliminate) return say("programme.eliminate");
  if (options.end === "rounds") return say("programme.rounds", { count: options.rounds });
  return say("programme.limit", { limit: options.limit });
}

export function isLastRound(table: TableView): boolean {
  return seen(table).last_round;
}

export function headline(table: TableView): Headline {
  const { round, rounds, limit, last_round } = seen(table);
  const number = round + 1;
  if (rounds !== null) {
    return { title: say("headline.round", { round: number }), more: say("headline.of", { rounds }) };
  }
  const more = chosen(table.options).eliminate
    ? say("headline.out", { limit: limit ?? 0 })
    : say(last_round ? "headline.last" : "headline.limit", { limit: limit ?? 0 });
  return { title: say("headline.round", { round: number }), more };
}
