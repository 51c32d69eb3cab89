// A table of Fahrstuhl, with its observation and options as what they are.
import type { Observation, Options } from "../../../shared/games/fahrstuhl";
import type { TableView } from "../../../shared/wire";

/** What everybody may see of this table. The wire has it as an object of any game. */
export function seen(table: TableView): Observation {
  return table.observation as unknown as Observation;
}

export function chosen(options: Record<string, unknown>): Options {
  return options as unknown as Options;
}

export function nameOf(table: TableView, seat: number): string {
  return table.seats[seat]?.name ?? "";
}
