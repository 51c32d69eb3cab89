// The score sheet of the game that is played, on paper.
import { type JSX, Show } from "solid-js";
import type { TableView } from "../../shared/wire";
import { known } from "../games/games";
import { Paper } from "../paper/Paper";
import { say } from "../words";

export function ScoreSheet(props: { table: TableView; close: () => void; foot?: JSX.Element }): JSX.Element {
  return (
    <Paper title={say("sheet.title")} view="sheet" close={props.close} foot={props.foot}>
      <Show when={known(props.table.game)?.Sheet} keyed>
        {(Sheet) => <Sheet table={props.table} />}
      </Show>
    </Paper>
  );
}
