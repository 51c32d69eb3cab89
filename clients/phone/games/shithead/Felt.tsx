// The middle of the table, small: the pile and what may be laid on it, what is left to draw, my cards before me.
import { createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import { Card } from "../../../shared/card/Card";
import { CardBack } from "../../../shared/card/CardBack";
import { onReturn } from "../../../shared/line/returned";
import { type Course, type Ending, follow, START } from "../../../shared/shithead/ending";
import { Ladder } from "../../../shared/shithead/Ladder";
import { countingAt } from "../../../shared/shithead/pile";
import { Race } from "../../../shared/shithead/Race";
import { chosen, nameOf, seen } from "../../../shared/shithead/table";
import type { TableView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say } from "./words";
import "./felt.css";

/** So many cards of the pile are drawn, the newest. */
const SHOWN = 4;

export function Felt(props: { table: TableView; children?: JSX.Element }): JSX.Element {
  const now = () => seen(props.table);
  return (
    <section class="sh-felt" data-ground="table" aria-label={say("felt")} data-phase={now().phase}>
      <div class="sh-felt-row">
        <Show when={now().phase === "play" || now().phase === "over"}>
          <Pile table={props.table} />
        </Show>
        {props.children}
      </div>
      <Show when={now().phase === "play"}>
        <Ladder seen={now()} />
        <Show when={chosen(props.table.options).speed_mode}>
          <Race table={props.table} />
        </Show>
      </Show>
    </section>
  );
}

function Pile(props: { table: TableView }): JSX.Element {
  const { line } = useHouse();
  const [course, setCourse] = createSignal<Course>(START);
  const now = () => seen(props.table);
  const counting = () => countingAt(now().pile, chosen(props.table.options));
  const first = () => Math.max(0, now().pile.length - SHOWN);
  onCleanup(line.onEvents((happenings) => setCourse((before) => follow(before, happenings))));
  onReturn(line.status, () => setCourse(START));
  return (
    <div class="sh-pile">
      <Show
        when={now().pile.length > 0}
        fallback={<p class="sh-pile-empty">{ended(course().ending, props.table)}</p>}
      >
        <ol class="sh-pile-cards" data-pile={now().pile.length}>
          <For each={now().pile.slice(-SHOWN)}>
            {(card, at) => (
              <li classList={{ "sh-pile-counts": first() + at() === counting() }}>
                <Card card={card} />
              </li>
            )}
          </For>
        </ol>
      </Show>
      <p class="sh-pile-note">
        <Show when={now().pile.length > 0}>
          <span>{say("felt.count", { count: now().pile.length })}</span>
        </Show>
        <Show when={now().stock_count > 0}>
          <span class="sh-stock">
            <CardBack />
            <span class="spoken">{say("felt.stock", { count: now().stock_count })}</span>
            <span aria-hidden="true">{now().stock_count}</span>
          </span>
        </Show>
      </p>
    </div>
  );
}

function ended(ending: Ending | null, table: TableView): string {
  if (ending === null) return say("felt.empty");
  if (ending.how === "burned") return say("felt.burned");
  return say("felt.taken", { name: nameOf(table, ending.seat), count: ending.cards.length });
}
