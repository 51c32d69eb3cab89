// Whose turn it is, in the line above the hand: the face with the time that is left, and words.
import { type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import type { TableView } from "../../shared/wire";
import { TurnClock } from "./Seats";
import "./whose.css";

/** `seat`: none while the table itself acts; `mine`: the words ask me for something. */
export function Whose(props: {
  table: TableView;
  seat: number | null;
  mine?: boolean;
  words: string;
}): JSX.Element {
  const seat = () => props.table.seats.find((each) => each.seat === props.seat);
  return (
    <div class="whose" data-mine={String(props.mine === true)} aria-live="polite">
      <Show when={seat()}>
        {(turn) => (
          <TurnClock table={props.table} seat={turn().seat}>
            <Avatar colour={turn().colour} symbol={turn().symbol} bot={turn().bot !== null || turn().away} />
          </TurnClock>
        )}
      </Show>
      <span class="whose-words">{props.words}</span>
    </div>
  );
}
