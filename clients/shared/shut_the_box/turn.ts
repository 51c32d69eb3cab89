// Whose box is shown: that of the turn, or the one that has just ended while the table gives the eye time.
import { type Accessor, createMemo, createSignal, onCleanup } from "solid-js";
import { onReturn } from "../line/returned";
import type { Status } from "../socket";
import type { Happening, TableView } from "../wire";
import { seen } from "./table";

/** A turn that has ended (STB-2.6). */
export interface Ended {
  seat: number;
  open: number[];
  dice: number[];
  penalty: number;
  total: number;
}

export interface Turn {
  seat: number | null;
  /** The flaps that are still up. */
  open: number[];
  dice: number[] | null;
  /** Set when nothing fitted. */
  ended: Ended | null;
}

/** The turn to be shown; the view itself has moved on to the next one as soon as a throw fits nowhere. */
export function shownTurn(table: TableView, ended: Ended | null): Turn {
  if (ended !== null && table.hold !== null) {
    return { seat: ended.seat, open: ended.open, dice: ended.dice, ended };
  }
  const { turn, open, dice, winner } = seen(table);
  return { seat: turn ?? winner, open: [...open], dice: dice && [...dice], ended: null };
}

type OnEvents = (listener: (happenings: Happening[]) => void) => () => void;

/** Follows a table by its views and by what happens at it. `status`: of the line, where a table outlives a gap in it. */
export function createTurn(
  table: Accessor<TableView>,
  onEvents: OnEvents,
  status?: Accessor<Status>,
): Accessor<Turn> {
  const [ended, setEnded] = createSignal<Ended | null>(null);
  if (status) onReturn(status, () => setEnded(null));
  onCleanup(
    onEvents((happenings) => {
      if (happenings.length > 0) setEnded(lastEnded(happenings));
    }),
  );
  return createMemo(() => shownTurn(table(), ended()));
}

function lastEnded(happenings: readonly Happening[]): Ended | null {
  const over = happenings.filter(({ kind }) => kind === "turn_over").pop();
  return over === undefined ? null : (over.facts as unknown as Ended);
}
