// Whom the table waits for, in one sentence.
import type { TableView } from "../wire";
import { list } from "../listing";
import { say } from "./words";

/** "Anna ist dran"; nobody: the table goes on by itself, or whoever likes may act (a deadline without a seat). */
export function turnWords(table: TableView): string {
  const names = table.seats.filter((seat) => table.to_act.includes(seat.seat)).map((seat) => seat.name);
  if (names.length > 1) return say("turn.several", { names: list(names) });
  if (names.length === 1) return say("turn.one", { name: names[0] ?? "" });
  return table.waiting.length > 0 ? say("turn.open") : say("turn.table");
}
