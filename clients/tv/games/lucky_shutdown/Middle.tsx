// On the felt: the stock, the pile with what it asks for, and each seat's open and face-down cards before it.
import { For, type JSX, Show } from "solid-js";
import { CardBack } from "../../../shared/card/CardBack";
import { seen } from "../../../shared/lucky_shutdown/seen";
import type { MiddleProps, TableProps } from "../../game";
import { Pile } from "./Pile";
import { Row } from "./Row";
import { Sign } from "./Sign";
import { say } from "./words";
import "./middle.css";

/** How far a seat's cards lie from the middle, in rem. */
const ACROSS = 22;
const DEEP = 12;

export function Middle(props: MiddleProps): JSX.Element {
  return (
    <div class="felt" data-seats={props.places.length}>
      <For each={props.table.seats}>
        {(seat, at) => (
          <div
            class="felt-row"
            style={{
              left: `${(props.places[at()]?.x ?? 0) * ACROSS}rem`,
              top: `${(props.places[at()]?.y ?? 0) * DEEP}rem`,
            }}
          >
            <Row table={props.table} seat={seat.seat} />
          </div>
        )}
      </For>
      <Stock table={props.table} />
      <Pile table={props.table} onEvents={props.onEvents} />
      <Show when={seen(props.table).phase === "play"}>
        <Sign demand={seen(props.table).demand} />
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
