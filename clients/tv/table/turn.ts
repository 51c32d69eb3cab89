// Whose turn it is, and how long still: what the seats show of it, in one piece.
import type { TableView, WaitingView } from "../../shared/wire";

type Thinking = Pick<WaitingView, "seat" | "left" | "total">;

export interface Turn {
  seats: readonly number[];
  thinking: readonly Thinking[];
  /** Whether time runs down. */
  running: boolean;
  /** When the seconds left were told; 0 where nobody has a limit, and no clock has to follow. */
  told: number;
}

/** `live`: whether the line to the house is up; `arrived`: when the view came. */
export function acting(table: TableView, live: boolean, arrived: () => number): Turn {
  const thinking = table.waiting
    .filter(({ kind }) => kind === "think")
    .map(({ seat, left, total }) => ({ seat, left, total }));
  return {
    seats: [...table.to_act],
    thinking,
    running: live && table.paused === null && table.hold === null,
    told: thinking.some(({ left }) => left !== null) ? arrived() : 0,
  };
}
