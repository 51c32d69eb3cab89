// A line that was broken: what happened meanwhile is not told, so what followed it is not known either.
import { type Accessor, createEffect, on } from "solid-js";
import type { Status } from "../socket";

/** Calls whenever the line is open again, to forget what had been made of happenings before. */
export function onReturn(status: Accessor<Status>, forget: () => void): void {
  createEffect(
    on(
      () => status().at === "open",
      (open) => {
        if (open) forget();
      },
      { defer: true },
    ),
  );
}
