// What a game brings to the phone; its folder here is named as the game.
import type { Component } from "solid-js";
import type { Values } from "../../shared/language";
import type { Happening, Me, TableView } from "../../shared/wire";
import type { Later } from "../later";

export interface TableProps {
  table: TableView;
  /** None: not joined, or no seat in this game. */
  me: Me | null;
}

/** Where a running game stands, for the upper edge of the page. */
export interface Headline {
  title: string;
  more: string;
}

export interface GamePage {
  /**
   * The game's own words for a key: `name`, `profile.FACT`, `option.NAME`, `option.NAME.VALUE`, `reason.KEY`.
   * A value of an option that stands for another is given that as `means`.
   */
  words(key: string, values?: Values): string | undefined;
  /** What the numbers beside the places are, where more is not better. */
  scores?: () => string;
  /** What will be played with these options, each as what it stands for, in one line. */
  programme(options: Record<string, unknown>): string;
  headline(table: TableView): Headline;
  /** Whether no round follows the one that is played; without: a game of one round. */
  isLastRound?(table: TableView): boolean;
  /** A happening as a sentence; null: not worth one. */
  sentence(happening: Happening, table: TableView): string | null;
  /** What the clock did in my place, told to me; null: nothing to be told of. */
  deed(happening: Happening): string | null;
  /** A small picture of what an option's value means. */
  OptionPicture?: Component<{ name: string; value: unknown; options: Record<string, unknown> }>;
  /** False: it has no pack, so nobody asks whether the deal was changed. */
  dealt?: false;
  /** How it draws cards of its own, for the rules; without: French ones. */
  Card?: Component<{ card: string }>;
  /** What I have in hand, in the notation of `Card`; without: the cards of my zones, which only a game of no page here has. */
  held?(table: TableView, me: Me): string[];
  Table: Component<TableProps>;
  /** Whether its table has the line for learners; then the rules have the switch for it, too. */
  learner?: true;
  /** Without: a game in which nothing is counted. */
  Sheet?: Later<{ table: TableView }>;
}
