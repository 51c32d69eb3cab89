// On the felt: the pile with what may be laid on it, the cards to draw and those burned, and what lies before each seat.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import { CardBack } from "../../../shared/card/CardBack";
import { paced } from "../../../shared/frame";
import { Ladder } from "../../../shared/shithead/Ladder";
import { chosen, seen } from "../../../shared/shithead/table";
import type { MiddleProps, TableProps } from "../../game";
import { type Place, seating } from "../../table/seating";
import { Pile } from "./Pile";
import { Slots } from "./Slots";
import { say } from "./words";
import "./middle.css";

/**
 * How far before a seat its cards lie from the middle, in rem. `square` below 1: those of seats at the corners lie nearer
 * to the long sides; above 1 further from them. Where it is not the usual, plates and the pile would lie upon them.
 */
const DEEP = 12.9;
const WIDEST = 24;
const USUAL = { across: 25, square: 0.6 };
const OTHERWISE: Record<number, typeof USUAL> = {
  3: { across: 29.5, square: 2 },
  4: { across: 22.5, square: 0.6 },
  8: { across: 37, square: 1.8 },
};
/** The middle of the wooden rim. */
const RIM_ACROSS = 42.8;
const RIM_DEEP = 19.8;

export function Middle(props: MiddleProps): JSX.Element {
  const now = () => seen(props.table);
  const ladder = paced(() => {
    const { playable, counts } = seen(props.table);
    return { playable: [...playable], counts };
  });
  const dealt = () => now().phase !== "start" && now().phase !== "deal";
  // What lay there already when the page came up is there at once.
  let settled = false;
  setTimeout(() => {
    settled = true;
  });
  return (
    <div class="sh-middle" data-seats={props.places.length} data-phase={now().phase}>
      <Show when={dealt()}>
        <Show when={now().phase !== "swap" && !chosen(props.table.options).speed_mode}>
          <Direction table={props.table} seats={props.places.length} />
        </Show>
        <Stock table={props.table} />
        <Burned table={props.table} />
        <Switch>
          <Match when={now().phase === "swap"}>
            <p class="sh-swap-words">{say("swap")}</p>
          </Match>
          <Match when={dealt()}>
            <Pile table={props.table} onEvents={props.onEvents} />
            <Show when={now().phase === "play"}>
              <div class="sh-middle-ladder">
                <Ladder seen={ladder()} />
              </div>
            </Show>
          </Match>
        </Switch>
        <For each={props.places}>
          {(place, seat) => (
            <div class="sh-before-seat" style={before(place, props.places.length)}>
              <Slots table={props.table} seat={seat()} atOnce={!settled} />
            </div>
          )}
        </For>
      </Show>
    </div>
  );
}

function before({ x, y }: Place, seats: number): { left: string; top: string } {
  const { across, square } = OTHERWISE[seats] ?? USUAL;
  const left = Math.max(-WIDEST, Math.min(WIDEST, x * across));
  return { left: `${left}rem`, top: `${Math.sign(y) * Math.abs(y) ** square * DEEP}rem` };
}

function Stock(props: TableProps): JSX.Element {
  const count = () => seen(props.table).stock_count;
  return (
    <div class="sh-heap sh-heap-stock" data-stock={count()}>
      <Show when={count() > 0} fallback={<p class="sh-heap-empty">{say("stock.empty")}</p>}>
        <div class="sh-heap-cards" data-high={String(count() > 8)}>
          <CardBack />
          <b class="sh-heap-count" aria-hidden="true">
            {count()}
          </b>
        </div>
        <span class="spoken">{say("stock", { count: count() })}</span>
      </Show>
    </div>
  );
}

function Burned(props: TableProps): JSX.Element {
  const count = () => seen(props.table).burned.length;
  return (
    <Show when={count() > 0}>
      <div class="sh-heap sh-heap-burned" data-burned={count()}>
        <svg viewBox="0 0 24 30" aria-hidden="true">
          <path d="M12 1c1 6 8 9 8 17a8 8 0 0 1-16 0c0-4 2-6 3-9c1 2 2 3 3 3c1-4-1-7 2-11z" />
          <path d="M12 15c1 3 4 4 4 7a4 4 0 0 1-8 0c0-3 3-3 4-7z" />
        </svg>
        <b aria-hidden="true">{count()}</b>
        <span class="spoken">{say("burned", { count: count() })}</span>
      </div>
    </Show>
  );
}

/** Arrows on the wood between the seats, the way the turn goes. */
function Direction(props: TableProps & { seats: number }): JSX.Element {
  const back = () => seen(props.table).direction === -1;
  const between = () => seating(2 * props.seats, RIM_ACROSS / RIM_DEEP).filter((_, at) => at % 2 === 1);
  return (
    <div
      class="sh-direction"
      data-direction={seen(props.table).direction}
      role="img"
      aria-label={say(back() ? "direction.back" : "direction.clockwise")}
    >
      <For each={between()}>
        {({ x, y }) => (
          <svg
            class="sh-direction-arrow"
            aria-hidden="true"
            viewBox="-10 -10 20 20"
            style={{
              left: `${x * RIM_ACROSS}rem`,
              top: `${y * RIM_DEEP}rem`,
              transform: `rotate(${Math.atan2(x * RIM_DEEP, -y * RIM_ACROSS) + (back() ? Math.PI : 0)}rad)`,
            }}
          >
            <path d="M-6-6L0 0L-6 6M1-6L7 0L1 6" />
          </svg>
        )}
      </For>
    </div>
  );
}
