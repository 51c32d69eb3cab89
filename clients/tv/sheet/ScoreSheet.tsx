// The score sheet on paper: a column for each player, a row for each round, the newest one just being written.
import { createMemo, For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { inTurn } from "../../shared/frame";
import { number } from "../../shared/language";
import { SLOW } from "../../shared/motion";
import type { SeatView, TableView } from "../../shared/wire";
import type { TvGame } from "../game";
import { say } from "../words";
import { lettering, lineHeight, newestLettering, tight } from "./lettering";
import { latest, places, type Sheet, type SheetCell, type SheetRow, shown } from "./sheet";
import "./sheet.css";

const MARKS: Record<string, string> = { true: "✓", false: "✗" };
/** When the first seat of the newest line is written, and how much later each next one, in milliseconds; its sum follows. */
const FIRST = 300;
const NEXT = 180;

export function ScoreSheet(props: { sheet: Sheet; table: TableView; game: TvGame }): JSX.Element {
  return (
    <div class="sheet-ground">
      <Paper sheet={props.sheet} table={props.table} title={props.game.title()} />
    </div>
  );
}

function Paper(props: { sheet: Sheet; table: TableView; title: string }): JSX.Element {
  const part = createMemo(() => shown(props.sheet));
  const ranks = createMemo(() => places(props.sheet));
  const seats = (): number => props.table.seats.length;
  const lines = (): number => part().rows.length + (part().earlier ? 1 : 0);
  const size = (): number => lettering(lines(), seats());
  return (
    <section
      class="sheet"
      classList={{ "sheet-tight": tight(seats()) }}
      style={{
        "--row": rem(lineHeight(lines())),
        // Its column is narrow, and a doubled round has a mark beside the number.
        "--round": rem(Math.min(2.4, lineHeight(lines()) * 0.6)),
        "--letters": rem(size()),
        "--sum": rem(Math.max(2.2, size())),
        "--newest": rem(newestLettering(lines(), seats())),
      }}
    >
      <header class="sheet-title">
        <h1>{props.title}</h1>
        <p>{say("tv.sheet.after", { round: latest(props.sheet) + 1, rounds: props.sheet.rows.length })}</p>
      </header>
      <table class="sheet-grid">
        <thead>
          <tr>
            <th class="sheet-corner" scope="col">
              {props.sheet.corner}
            </th>
            <For each={props.table.seats}>
              {(seat, at) => <Player seat={seat} leads={ranks()[at()] === 1} />}
            </For>
          </tr>
        </thead>
        <tbody>
          <Show when={part().earlier}>{(totals) => <Earlier totals={totals()} />}</Show>
          <For each={part().rows}>
            {(row, at) => <Row row={row} newest={at() === part().newest} seats={seats()} />}
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
                  <span class="sheet-summed" style={{ "animation-delay": `${FIRST + at() * NEXT + SLOW}ms` }}>
                    <span class="sheet-place">{say("tv.place", { place: ranks()[at()] ?? 0 })}</span>
                    {number(total)}
                  </span>
                </td>
              )}
            </For>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Player(props: { seat: SeatView; leads: boolean }): JSX.Element {
  // Face by face, as the lines below.
  const here = inTurn(false);
  return (
    <th
      class="sheet-player"
      scope="col"
      data-colour={props.seat.colour}
      classList={{ "sheet-leads": props.leads }}
    >
      <span class="sheet-face">
        <Show when={here()}>
          <Avatar colour={props.seat.colour} symbol={props.seat.symbol} bot={props.seat.bot !== null} />
        </Show>
      </span>
      <span class="sheet-name">{props.seat.name}</span>
    </th>
  );
}

/** Rounds long ago, in one line. */
function Earlier(props: { totals: number[] }): JSX.Element {
  return (
    <tr class="sheet-earlier">
      <th class="sheet-round" scope="row">
        {say("tv.sheet.earlier")}
      </th>
      <For each={props.totals}>{(total) => <td class="sheet-box">{number(total)}</td>}</For>
    </tr>
  );
}

function Row(props: { row: SheetRow; newest: boolean; seats: number }): JSX.Element {
  // Line by line: all of a sheet at once would hold up everything that moves.
  const here = inTurn(false);
  return (
    <tr class="sheet-line" classList={{ "sheet-doubled": props.row.doubled, "sheet-newest": props.newest }}>
      <Show when={here()}>
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
              <Show when={props.row.cells?.[seat()]}>
                {(cell) => (
                  <Cell cell={cell()} at={seat()} newest={props.newest} tight={tight(props.seats)} />
                )}
              </Show>
            </td>
          )}
        </For>
      </Show>
    </tr>
  );
}

/** `newest`: the round that has just been played. `tight`: the column has no room for all that a cell can say. */
function Cell(props: { cell: SheetCell; at: number; newest: boolean; tight: boolean }): JSX.Element {
  const points = (): string => (props.newest || !props.tight ? signed(props.cell.points) : "");
  const mark = (): string => (props.newest && props.tight ? "" : (MARKS[String(props.cell.right)] ?? ""));
  return (
    <span
      class="sheet-cell"
      data-right={props.cell.right}
      style={{ "animation-delay": `${FIRST + props.at * NEXT}ms` }}
    >
      <Show when={points()}>
        <span class="sheet-made">{props.cell.made}</span>
      </Show>
      <span class="sheet-points">{`${mark()} ${points()}`.trim()}</span>
      <span class="sheet-total">{number(props.cell.total)}</span>
    </span>
  );
}

function rem(length: number): string {
  return `${length}rem`;
}

function signed(points: number): string {
  return points > 0 ? `+${number(points)}` : number(points);
}
