// One seat at the table: who sits there, whose turn it is and how long, what was said and made.
import { createMemo, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { Clock } from "../../shared/clock/Clock";
import { play } from "../../shared/sound";
import type { MemberView, SeatView, TableView } from "../../shared/wire";
import type { TvGame } from "../game";
import { say } from "../words";
import { STEP } from "./skips";
import type { Turn } from "./turn";
import "./seat.css";

export interface SeatProps {
  seat: SeatView;
  table: TableView;
  members: MemberView[];
  game: TvGame;
  turn: Turn;
  deals: boolean;
  /** How many others are shown as skipped before this seat is; -1: it is not skipped. */
  skipped: number;
}

export function Seat(props: SeatProps): JSX.Element {
  const number = (): number => props.seat.seat;
  const turn = createMemo(() => props.turn.seats.includes(number()));
  const thinking = createMemo(() => props.turn.thinking.find(({ seat }) => seat === number()));
  return (
    <div
      class="seat"
      classList={{ "seat-turn": turn() }}
      data-seat={number()}
      data-turn={turn()}
      data-colour={props.seat.colour}
    >
      <Clock
        left={thinking()?.left ?? null}
        total={thinking()?.total ?? null}
        // Nothing runs down without a limit, and so nothing stands still.
        running={thinking() === undefined || props.turn.running}
        told={props.turn.told}
        onShort={() => void play("hurry")}
      >
        <Avatar
          colour={props.seat.colour}
          symbol={props.seat.symbol}
          bot={props.seat.bot !== null || props.seat.away}
          faded={!props.seat.here && props.seat.bot === null}
        />
      </Clock>
      <Show when={props.deals}>
        <DealerMark />
      </Show>
      <div class="seat-words">
        <p class="seat-name" data-length={length(props.seat.name)}>
          {props.seat.name}
        </p>
        <div class="seat-line">
          <props.game.Tally table={props.table} seat={number()} />
        </div>
      </div>
      <span class="seat-note">{note(props.seat, props.table, props.members)}</span>
      <Show when={props.skipped >= 0}>
        <span class="seat-skipped" style={{ "animation-delay": `${props.skipped * STEP}ms` }}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 16a9 9 0 0 1 17-3M21 6l-0.6 7.4L13.4 12" />
          </svg>
          {say("tv.seat.skipped")}
        </span>
      </Show>
      <span class="spoken">{turn() ? say("tv.seat.turn") : ""}</span>
    </div>
  );
}

function DealerMark(): JSX.Element {
  return (
    <span class="seat-dealer" role="img" aria-label={say("tv.seat.dealer")}>
      {say("tv.seat.dealer_letter")}
    </span>
  );
}

/** Long names are written smaller: sixteen letters must fit a plate. */
function length(name: string): "usual" | "long" | "longest" {
  if (name.length <= 9) return "usual";
  return name.length <= 12 ? "long" : "longest";
}

/** The one thing about this seat that the others should know. */
export function note(seat: SeatView, table: TableView, members: readonly MemberView[]): string {
  const member = members.find(({ id }) => id === seat.member);
  if (member?.reading) return say("tv.seat.reading");
  if (seat.away) return say("tv.seat.away");
  if (seat.bot === null && !seat.here) return say("tv.seat.gone");
  if (table.auto.includes(seat.seat)) return say("tv.seat.auto");
  return "";
}
