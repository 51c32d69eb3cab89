// A table of Shut the Box with its observation and options as what they are; the wire has them as those of any game.
import type { Observation, Options } from "../games/shut_the_box";
import type { TableView } from "../wire";

export type { Observation, Options };

export function seen(table: Pick<TableView, "observation">): Observation {
  return table.observation as unknown as Observation;
}

export function chosen(options: Record<string, unknown>): Options {
  return options as unknown as Options;
}

export function nameOf(table: Pick<TableView, "seats">, seat: number): string {
  return table.seats.find((each) => each.seat === seat)?.name ?? "";
}

/** The numbers of all flaps of a box. */
export function whole(box: number): number[] {
  return Array.from({ length: box }, (_, at) => at + 1);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The seats that have the fewest penalty points of those who play; none while all have as many. */
export function fewest({ scores, eliminated }: Pick<Observation, "scores" | "eliminated">): number[] {
  const playing = scores
    .map((_, seat) => seat)
    .filter((seat) => !eliminated.some((out) => out.includes(seat)));
  const least = Math.min(...playing.map((seat) => scores[seat] ?? 0));
  const ahead = playing.filter((seat) => scores[seat] === least);
  return ahead.length === playing.length ? [] : ahead;
}
