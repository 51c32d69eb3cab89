// What somebody in the middle of a turn has in hand: the flaps that the throw can shut.
import { read } from "../../../shared/plain/notation";
import type { Me, TableView } from "../../../shared/wire";

export function held(_: TableView, me: Me): string[] {
  const flaps = me.legal.map(read).flatMap(({ verb, parts }) => (verb === "shut" ? parts : []));
  return [...new Set(flaps)].map((flap) => `flap ${flap}`);
}
