// A table of Lucky Shutdown with its observation and options as what they are; the wire has them as those of any game.
import type { Observation, Options } from "../games/lucky_shutdown";
import type { TableView } from "../wire";

export function seen(table: TableView): Observation {
  return table.observation as unknown as Observation;
}

export function chosen(options: Record<string, unknown>): Options {
  return options as unknown as Options;
}

export function nameOf(table: TableView, seat: number): string {
  return table.seats[seat]?.name ?? "";
}
