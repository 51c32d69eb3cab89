// What the television needs of a game; the page itself knows no game by name.
import type { Component } from "solid-js";
import type { Sound } from "../shared/sound";
import type { Happening, TableView } from "../shared/wire";
import type { TvLine } from "./App";
import type { Remark } from "./moderator/remark";
import type { Sheet } from "./sheet/sheet";
import type { Place } from "./table/seating";

export interface TableProps {
  table: TableView;
}

export interface MiddleProps extends TableProps {
  /** Hears what happens, when the view that shows it can be read and before it is drawn; gives back how to stop. */
  onEvents: TvLine["onEvents"];
  /** Where each seat is, on the unit circle. */
  places: Place[];
}

export interface TvGame {
  /** Its name for people. */
  title(): string;
  /** What will be played with these options, in one line. */
  programme(options: Record<string, unknown>): string;
  /** A small picture of what will be played. */
  Sketch: Component<{ options: Record<string, unknown> }>;
  /** The line above the table: which round, what counts now. */
  Headline: Component<TableProps>;
  /** What lies on the felt. */
  Middle: Component<MiddleProps>;
  /** What a seat has said and made. */
  Tally: Component<TableProps & { seat: number }>;
  /** How it draws cards of its own; without: French ones, any other with its letters. */
  Card?: Component<{ card: string }>;
  /** Who deals, if that means anything in this game. */
  dealer(table: TableView): number | null;
  /** A happening as a sentence for a guest who has just walked in; null: not worth one. */
  sentence(happening: Happening, table: TableView): string | null;
  /** What the moderator could say something about in a happening; his lines are in the game's texts. */
  remarks?(happening: Happening, table: TableView): Remark[];
  /** The seats that a happening skips, in their order. */
  skipped?(happening: Happening): readonly number[];
  /** Milliseconds until what a happening sets in motion lies still, where that is not to be told before. */
  settles?(happening: Happening): number;
  /** How a happening sounds, if it does. */
  sound(happening: Happening): Sound | null;
  /** The score sheet so far; null in a game without one. */
  sheet(table: TableView): Sheet | null;
  /** What somebody came to in the end, in words; without: so many points. */
  score?(count: number): string;
  /** A kind last word under the winner's name, such as about who lost; null: none. */
  closing?(table: TableView): string | null;
}
