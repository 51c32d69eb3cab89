// The people around the table in a row: whose turn it is, who is a bot, who is away.
import { type Accessor, For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { Clock } from "../../shared/clock/Clock";
import type { Me, SeatView, TableView } from "../../shared/wire";
import { useHouse } from "../house";
import { say } from "../words";
import "./seats.css";

export function Seats(props: {
  table: TableView;
  me: Me | null;
  /** What stands below a face. */
  below: (seat: SeatView) => JSX.Element;
  /** A mark beside a face, such as the dealer's. */
  mark?: (seat: SeatView) => JSX.Element;
}): JSX.Element {
  return (
    <ol
      class="seats"
      aria-label={say("seats.label")}
      data-many={String(props.table.seats.length > 6)}
      style={{ "--columns": Math.ceil(props.table.seats.length / 2) }}
    >
      <For each={props.table.seats}>
        {(seat) => (
          <li
            class="seat"
            classList={{
              "seat-turn": props.table.to_act.includes(seat.seat),
              "seat-me": seat.seat === props.me?.seat,
            }}
            data-seat={seat.seat}
          >
            <Face table={props.table} seat={seat} />
            {props.mark?.(seat)}
            <span class="seat-name">{seat.seat === props.me?.seat ? say("seats.me") : seat.name}</span>
            <span class="spoken">{state(props.table, seat, props.me?.seat ?? null)}</span>
            {props.below(seat)}
          </li>
        )}
      </For>
    </ol>
  );
}

function Face(props: { table: TableView; seat: SeatView }): JSX.Element {
  const face = (): JSX.Element => (
    <Avatar
      colour={props.seat.colour}
      symbol={props.seat.symbol}
      bot={props.seat.bot !== null || props.seat.away}
      faded={!props.seat.here || props.seat.away}
    />
  );
  return (
    <span class="seat-face">
      <Show when={props.table.to_act.includes(props.seat.seat)} fallback={face()}>
        <TurnClock table={props.table} seat={props.seat.seat}>
          {face()}
        </TurnClock>
      </Show>
    </span>
  );
}

/** The time of a seat that is to act, as a ring around its children. */
export function TurnClock(props: { table: TableView; seat: number; children: JSX.Element }): JSX.Element {
  const { line } = useHouse();
  const waiting: Accessor<TableView["waiting"][number] | undefined> = () =>
    props.table.waiting.find((each) => each.seat === props.seat);
  return (
    <Clock
      left={waiting()?.left ?? null}
      total={waiting()?.total ?? null}
      running={props.table.paused === null && line.status().at === "open"}
      told={line.arrived()}
      label={(left) => (left === null ? say("seats.no_time") : say("seats.time", { count: left }))}
    >
      {props.children}
    </Clock>
  );
}

/** The time of that seat by itself; nothing where there is no limit. */
export function TurnTime(props: { table: TableView; seat: number }): JSX.Element {
  const timed = () => props.table.waiting.some(({ seat, left }) => seat === props.seat && left !== null);
  return (
    <Show when={timed()}>
      <TurnClock table={props.table} seat={props.seat}>
        <span class="turn-time" aria-hidden="true" />
      </TurnClock>
    </Show>
  );
}

function state(table: TableView, seat: SeatView, me: number | null): string {
  const words: string[] = [];
  if (table.to_act.includes(seat.seat)) words.push(say(seat.seat === me ? "seats.my_turn" : "seats.turn"));
  if (seat.bot !== null) words.push(say("seats.bot"));
  if (seat.away) words.push(say("seats.away"));
  else if (!seat.here) words.push(say("seats.gone"));
  if (table.auto.includes(seat.seat)) words.push(say("seats.auto"));
  return words.join(", ");
}
