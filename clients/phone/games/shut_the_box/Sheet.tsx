// The score sheet: a column for each, a row for each round.
import { createMemo, For, type JSX, Show } from "solid-js";
import { Avatar } from "../../../shared/avatar/Avatar";
import { number } from "../../../shared/language";
import { seen } from "../../../shared/shut_the_box/table";
import type { TableView } from "../../../shared/wire";
import { type Entry, rows } from "./penalties";
import { say } from "./words";
import "../../sheet/score.css";
import "./sheet.css";

export function Sheet(props: { table: TableView }): JSX.Element {
  const rounds = createMemo(() => rows(seen(props.table)));
  return (
    <section
      class="score"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the arrow keys
      tabIndex={0}
      aria-label={say("sheet.label")}
      style={{ "--seats": props.table.seats.length }}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{say("sheet.round")}</span>
            </th>
            <For each={props.table.seats}>
              {(seat) => (
                <th scope="col">
                  <Avatar colour={seat.colour} symbol={seat.symbol} bot={seat.bot !== null} />
                  <span class="score-name">{seat.name}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={rounds()}>
            {(row) => (
              <tr>
                <th scope="row">{row.round}</th>
                <For each={row.entries}>{(entry) => <Cell {...entry} />}</For>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("sheet.sum")}</th>
            <For each={seen(props.table).scores}>{(score) => <td>{number(score)}</td>}</For>
          </tr>
        </tfoot>
      </table>
      <p class="quiet">{say("sheet.fewest")}</p>
    </section>
  );
}

function Cell(props: Entry): JSX.Element {
  return (
    <td>
      <Show when={props.points} fallback="–">
        {(points) => (
          <>
            <span class="shut-score-points">+{number(points())}</span>
            <span class="shut-score-total">{number(props.total)}</span>
          </>
        )}
      </Show>
    </td>
  );
}
