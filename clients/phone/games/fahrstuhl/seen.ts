// A table of Fahrstuhl with its observation and options as what they are; the wire has them as those of any game.
import type { Observation, Options } from "../../../shared/games/fahrstuhl";
import type { TableView } from "../../../shared/wire";

export function seen(table: TableView): Observation {
  return table.observation as unknown as Observation;
}

export function chosen(options: Record<string, unknown>): Options {
  return options as unknown as Options;
}

export function seatName(table: TableView, seat: number): string {
  return table.seats.find((each) => each.seat === seat)?.name ?? "";
}
