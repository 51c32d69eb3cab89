// On the felt: the stock, the pile with what it asks for, and each seat's open and face-down cards before it.
import { For, type JSX, Show } from "solid-js";
import { CardBack } from "../../../shared/card/CardBack";
import { paced } from "../../../shared/frame";
import { seen } from "../../../shared/lucky_shutdown/seen";
import type { MiddleProps, TableProps } from "../../game";
import type { Place } from "../../table/seating";
import { Pile } from "./Pile";
import { Row } from "./Row";
import { Sign } from "./Sign";
import { say } from "./words";
import "./middle.css";

/** How far a seat's cards lie from the middle, in rem. */
const ACROSS = 22;
const DEEP = 12;

/** Where a seat's cards lie. Of three, two lie beside the pile, where there is room for larger ones. */
function cardsOf({ x, y }: Place, seats: number): Place {
  if (seats !== 3) return { x: x * ACROSS, y: y * DEEP };
  return y > 0 ? { x: 0, y: 11 } : { x: Math.sign(x) * 28.2, y: -1.5 };
}

export function Middle(props: MiddleProps): JSX.Element {
  const sign = paced(() => ({ due: seen(props.table).phase === "play", ...seen(props.table).demand }));
  return (
    <div class="felt" data-seats={props.places.length}>
      <For each={props.table.seats}>
        {(seat, at) => {
          const place = () => cardsOf(props.places[at()] ?? { x: 0, y: 0 }, props.places.length);
          return (
            <div class="felt-row" style={{ left: `${place().x}rem`, top: `${place().y}rem` }}>
              <Row table={props.table} seat={seat.seat} />
            </div>
          );
        }}
      </For>
      <Stock table={props.table} />
      <Pile table={props.table} onEvents={props.onEvents} />
      <Show when={sign().due}>
        <Sign demand={sign()} />
      </Show>
    </div>
  );
}

function Stock(props: TableProps): JSX.Element {
  const count = () => seen(props.table).stock_count;
  return (
    <Show when={count() > 0}>
      <div class="felt-stock" data-stock>
        <CardBack />
        <span class="felt-count">
          <span class="spoken">{say("stock")}</span> {count()}
        </span>
      </div>
    </Show>
  );
}
