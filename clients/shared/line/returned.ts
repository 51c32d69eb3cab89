// A line that was broken: what happened meanwhile is not told, so what followed it is not known either.
import { type Accessor, createEffect, createMemo, on } from "solid-js";
import type { Status } from "../socket";

/** How often the line has opened, from one on: what follows a table by its happenings begins anew with each. */
export function createOpenings(status: Accessor<Status>): Accessor<number> {
  const isOpen = createMemo(() => status().at === "open");
  return createMemo<number>((times) => times + Number(isOpen()), 1);
}

/** Calls whenever the line is open again, to forget what had been made of happenings before. */
export function onReturn(status: Accessor<Status>, forget: () => void): void {
  createEffect(on(createOpenings(status), () => forget(), { defer: true }));
}
