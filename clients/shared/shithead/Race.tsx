// In speed mode: what happens if nobody plays, and in how many seconds.
import { createMemo, type JSX } from "solid-js";
import { createCountdown } from "../clock/countdown";
import type { TableView } from "../wire";
import { nameOf, seen } from "./table";
import { say } from "./words";

export function Race(props: { table: TableView }): JSX.Element {
  const due = createMemo(() => props.table.waiting.find(({ kind }) => kind === "idle" || kind === "free"));
  const left = createCountdown(() => {
    // Each action gives the same number of seconds anew.
    void seen(props.table).quiet;
    return { left: due()?.left ?? null, running: props.table.paused === null && props.table.hold === null };
  });
  return (
    <p class="sh-race" data-due={due()?.kind}>
      {words(props.table, Math.ceil(left() ?? 0))}
    </p>
  );
}

function words(table: TableView, seconds: number): string {
  const { turn, pile } = seen(table);
  if (turn !== null) return say("race.free", { name: nameOf(table, turn), seconds });
  const idle = table.waiting.find(({ kind }) => kind === "idle");
  if (idle === undefined || idle.seat === null) return say("race.everybody");
  return say(pile.length > 0 ? "race.idle" : "race.empty", { name: nameOf(table, idle.seat), seconds });
}
