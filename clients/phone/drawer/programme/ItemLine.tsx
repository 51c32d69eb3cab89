// A game of the programme in a line: what, how often, how long, and the way up or down.
import { type JSX, Show } from "solid-js";
import { Facts } from "../../../shared/facts/Facts";
import type { GameForm, Item, ItemView } from "../../../shared/wire";
import { known, nameOf } from "../../games/games";
import { wordsOf } from "../../reasons";
import { say as sayBetween } from "../../between/words";
import { say } from "../words";
import { Mover } from "../Mover";
import { ENDLESS } from "./items";
import { span } from "./minutes";
import { inWords } from "./Options";

export function ItemLine(props: {
  item: Item;
  /** The same as all see it; not yet there when it has just been added. */
  seen: ItemView | undefined;
  form: GameForm | undefined;
  number: number;
  of: number;
  open: boolean;
  toggle: () => void;
  move: (by: -1 | 1) => void;
}): JSX.Element {
  const name = () => nameOf(props.item.game);
  const what = () => props.form && inWords(props.form, props.item.options ?? {});
  return (
    <div class="order-line">
      <button type="button" class="row-head" aria-expanded={props.open} onClick={() => props.toggle()}>
        <span class="game-number">{props.number}</span>
        <span class="row-words">
          <strong class="game-name">{name()}</strong>
          <span class="row-note">
            <Facts of={facts(props.item, props.seen?.minutes ?? 0)} />
          </span>
          <Show when={!props.open && what()}>
            {(words) => <span class="row-note game-what">{words()}</span>}
          </Show>
          {/* Only the game's own part has the words for its reasons. */}
          <Show when={known(props.item.game) && props.seen?.refused}>
            {(why) => <span class="row-note game-refused">{wordsOf(props.item.game, why().reason)}</span>}
          </Show>
          <span class="row-more">{props.open ? say("row.less") : say("row.more")}</span>
        </span>
      </button>
      <Show when={props.of > 1}>
        <Mover name={name()} first={props.number === 1} last={props.number === props.of} move={props.move} />
      </Show>
    </div>
  );
}

function facts(item: Item, minutes: number): string[] {
  const repeat = item.repeat ?? 1;
  return [
    repeat === ENDLESS ? say("repeat.endless") : repeat > 1 ? say("repeat.times", { count: repeat }) : "",
    minutes === 0 ? "" : lasting(repeat, span(minutes)),
    item.weight === 2 ? say("weight.note") : "",
  ].filter((words) => words !== "");
}

function lasting(repeat: number, time: string): string {
  return repeat === 1 ? sayBetween("games.minutes", { time }) : say("games.minutes_each", { time });
}
