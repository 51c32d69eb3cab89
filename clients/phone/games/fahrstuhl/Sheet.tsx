// The score sheet as families write it: a column for each, a row for each round.
import { For, type JSX, Show } from "solid-js";
import { Avatar } from "../../../shared/avatar/Avatar";
import { number } from "../../../shared/language";
import type { TableView } from "../../../shared/wire";
import { chosen, seen } from "./seen";
import { type Cell, type Row, rows } from "./rows";
import { say } from "./words";
import "../../sheet/score.css";

export function Sheet(props: { table: TableView }): JSX.Element {
  const now = () => seen(props.table);
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
              <span class="spoken">{say("sheet.cards")}</span>
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
          <For each={rows(now(), chosen(props.table.options).mode)}>
            {(row) => <Line row={row} seats={props.table.seats.length} />}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("sheet.sum")}</th>
            <For each={now().scores}>{(score) => <td>{number(score)}</td>}</For>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Line(props: { row: Row; seats: number }): JSX.Element {
  return (
    <tr data-double={String(props.row.double)}>
      <th scope="row">
        {props.row.cards}
        <Show when={props.row.double}>
          <span class="score-double">×2</span>
        </Show>
      </th>
      <For each={props.row.cells ?? Array<null>(props.seats).fill(null)}>
        {(cell) => <Entry cell={cell} />}
      </For>
    </tr>
  );
}

function Entry(props: { cell: Cell | null }): JSX.Element {
  return (
    <Show when={props.cell} fallback={<td />}>
      {(cell) => (
        <td data-exact={String(cell().exact)}>
          <span class="score-total">{number(cell().total)}</span>
          <span class="score-detail">
            <span aria-hidden="true">{cell().exact ? "✓" : "✕"}</span>
            <span class="spoken">{say(cell().exact ? "sheet.exact" : "sheet.off")}</span> {cell().tricks}/
            {cell().bid}
          </span>
        </td>
      )}
    </Show>
  );
}
