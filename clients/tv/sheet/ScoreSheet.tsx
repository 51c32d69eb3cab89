// The score sheet on paper: a column for each player, a row for each round, the newest one just being written.
import { createMemo, For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import type { TableView } from "../../shared/wire";
import type { TvGame } from "../game";
import { say } from "../words";
import { latest, places, type Sheet, type SheetCell, type SheetRow } from "./sheet";
import "./sheet.css";

/** What rows may take of the screen's height, and how high one is at most, in rem. */
const ROOM = 45.5;
const HIGHEST = 8;
/** Columns narrower than this make a tight sheet. */
const TIGHT = 14;
const MARKS: Record<string, string> = { true: "✓", false: "✗" };
/** What columns may take of its width. */
const BREADTH = 97;

/** When the first seat of the newest line is written, and how much later each next one, in milliseconds. */
const FIRST = 300;
const NEXT = 180;

export function ScoreSheet(props: { table: TableView; game: TvGame }): JSX.Element {
  return (
    <Show when={props.game.sheet(props.table)}>
      {(sheet) => (
        <div class="sheet-ground">
          <Paper sheet={sheet()} table={props.table} title={props.game.title()} />
        </div>
      )}
    </Show>
  );
}

function Paper(props: { sheet: Sheet; table: TableView; title: string }): JSX.Element {
  const newest = createMemo(() => latest(props.sheet));
  const ranks = createMemo(() => places(props.sheet));
  const width = (): number => BREADTH / props.table.seats.length;
  const tight = (): boolean => width() < TIGHT;
  // The newest is as high as two.
  const height = (): number => Math.min(HIGHEST, ROOM / (props.sheet.rows.length + 1));
  const size = (): number => lettering(height(), width());
  return (
    <section
      class="sheet"
      classList={{ "sheet-tight": tight() }}
      style={{
        "--row": rem(height()),
        // Its column is narrow, and a doubled round has a mark beside the number.
        "--round": rem(Math.min(2.4, height() / 2)),
        "--letters": rem(size()),
        "--sum": rem(Math.max(2.2, size())),
        "--newest": rem(newestLettering(height(), width())),
      }}
    >
      <header class="sheet-title">
        <h1>{props.title}</h1>
        <p>{say("tv.sheet.after", { round: newest() + 1, rounds: props.sheet.rows.length })}</p>
      </header>
      <table class="sheet-grid">
        <thead>
          <tr>
            <th class="sheet-corner" scope="col">
              {props.sheet.corner}
            </th>
            <For each={props.table.seats}>
              {(seat, at) => (
                <th
                  class="sheet-player"
                  scope="col"
                  data-colour={seat.colour}
                  classList={{ "sheet-leads": ranks()[at()] === 1 }}
                >
                  <Avatar colour={seat.colour} symbol={seat.symbol} bot={seat.bot !== null} />
                  <span class="sheet-name">{seat.name}</span>
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.sheet.rows}>
            {(row, at) => <Row row={row} newest={at() === newest()} seats={props.table.seats.length} />}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th class="sheet-sums" scope="row">
              {say("tv.sheet.total")}
            </th>
            <For each={props.sheet.totals}>
              {(total, at) => (
                <td class="sheet-sum" classList={{ "sheet-leads": ranks()[at()] === 1 }}>
                  <span class="sheet-place">{say("tv.place", { place: ranks()[at()] ?? 0 })}</span>
                  {plain(total)}
                </td>
              )}
            </For>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Row(props: { row: SheetRow; newest: boolean; seats: number }): JSX.Element {
  return (
    <tr classList={{ "sheet-doubled": props.row.doubled, "sheet-newest": props.newest }}>
      <th class="sheet-round" scope="row">
        {props.row.label}
        <Show when={props.row.doubled}>
          <span class="sheet-double">
            ×2<span class="spoken"> {say("tv.sheet.doubled")}</span>
          </span>
        </Show>
      </th>
      <For each={Array.from({ length: props.seats })}>
        {(_, seat) => (
          <td class="sheet-box">
            <Show when={props.row.cells?.[seat()]}>{(cell) => <Cell cell={cell()} at={seat()} />}</Show>
          </td>
        )}
      </For>
    </tr>
  );
}

function Cell(props: { cell: SheetCell; at: number }): JSX.Element {
  return (
    <span
      class="sheet-cell"
      data-right={props.cell.right}
      style={{ "animation-delay": `${FIRST + props.at * NEXT}ms` }}
    >
      <span class="sheet-made">{props.cell.made}</span>
      <span class="sheet-points">
        {MARKS[String(props.cell.right)]} {signed(props.cell.points)}
      </span>
      <span class="sheet-total">{plain(props.cell.total)}</span>
    </span>
  );
}

/** How large the letters of a cell can be, in rem: as its row is high and as its column is wide. */
export function lettering(height: number, width: number): number {
  return Math.min(3.2, height * 0.55, width / 8.7);
}

/** The same for the newest row, which has two lines in twice the height. */
export function newestLettering(height: number, width: number): number {
  return Math.min(3.6, height * 0.8, width / 6.6);
}

function rem(length: number): string {
  return `${length}rem`;
}

function signed(points: number): string {
  return points > 0 ? `+${plain(points)}` : plain(points);
}

/** A number as it is written on paper: without a sign for thousands, with a real minus. */
function plain(points: number): string {
  return String(points).replace("-", "−");
}
