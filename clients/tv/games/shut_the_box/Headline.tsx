// The line above the table: which round and until when, and what is to be done now.
import { type JSX, Show } from "solid-js";
import { paced } from "../../../shared/frame";
import { chosen, nameOf, type Observation, type Options, seen } from "../../../shared/shut_the_box/table";
import type { TableView } from "../../../shared/wire";
import type { TableProps } from "../../game";
import { variants } from "./programme";
import { say } from "./words";
import "./headline.css";

/** Longer lines are written smaller: a plate stands below the middle of the screen's upper edge. */
const LONG = 30;

export function Headline(props: TableProps): JSX.Element {
  const now = paced(() => ({
    until: until(seen(props.table), chosen(props.table.options).eliminate),
    due: due(props.table),
  }));
  return (
    <div class="shut-headline">
      <div class="shut-headline-round">
        <h1>{now().until}</h1>
        <p>{special(chosen(props.table.options)).join(" · ")}</p>
      </div>
      <Show when={now().due}>
        {(words) => (
          <p class="shut-headline-due" data-due data-long={String(words().length > LONG)}>
            {words()}
          </p>
        )}
      </Show>
    </div>
  );
}

function until({ round, rounds, limit, last_round }: Observation, eliminate: boolean): string {
  const number = round + 1;
  if (rounds !== null) return say("headline.rounds", { round: number, rounds });
  if (eliminate) return say("headline.eliminate", { round: number, limit: limit ?? 0 });
  return say(last_round ? "headline.last" : "headline.limit", { round: number, limit: limit ?? 0 });
}

/** What is special, and who wins where it is not who is left over. */
function special(options: Options): string[] {
  return options.eliminate ? variants(options) : [...variants(options), say("headline.fewest")];
}

/** What is to be done now; null while nobody can do anything, or a turn that has ended is looked at. */
function due(table: TableView): string | null {
  const { phase, turn, dice_count } = seen(table);
  if (turn === null || (phase === "roll" && table.hold !== null)) return null;
  const name = nameOf(table, turn);
  // What was thrown stands beside the dice once they lie still.
  if (phase === "shut") return say("due.shut", { name });
  return say("due.roll", { name, count: dice_count });
}
