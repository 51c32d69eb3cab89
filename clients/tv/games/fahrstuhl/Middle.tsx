// On the felt: the trump, the lowest card in play, and the trick, each card lying toward its seat.
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from "solid-js";
import { Card } from "../../../shared/card/Card";
import { CardBack } from "../../../shared/card/CardBack";
import { face } from "../../../shared/card/cards";
import { suitName } from "../../../shared/card/names";
import { SuitMark } from "../../../shared/card/SuitMark";
import { inTurn } from "../../../shared/frame";
import { flyIn, flyOut } from "../../../shared/motion";
import type { MiddleProps, TableProps } from "../../game";
import { faceOf } from "../../table/faces";
import type { Place } from "../../table/seating";
import { createLingering } from "../../late";
import { nameOf, seen } from "./observation";
import { shownRound } from "./round";
import { type Course, follow, keysOf, leaning, START, shownTrick, taker } from "./trick";
import { say } from "./words";
import "../../table/glow.css";
import "./middle.css";

/** A finished trick stays at least so long, even if its winner leads at once, in milliseconds. */
const SEEN = 1500;
/** How far a card lies from the middle, in rem. */
const ACROSS = 16;
const DEEP = 8.7;

export function Middle(props: MiddleProps): JSX.Element {
  return (
    <div class="felt" data-seats={props.places.length}>
      <Trump table={props.table} />
      <LowestCard table={props.table} />
      <Trick table={props.table} places={props.places} />
      <Dealing table={props.table} />
    </div>
  );
}

function Trump(props: TableProps): JSX.Element {
  const trump = createMemo(() => shownRound(seen(props.table), props.table.hold).trump);
  return (
    <Show when={trump()} keyed>
      {(card) => (
        <div class="felt-side felt-trump" data-suit={face(card).suit}>
          <p class="felt-label">{say("table.trump")}</p>
          <p class="felt-suit">
            <span class="felt-suit-coin">
              <SuitMark suit={face(card).suit} />
            </span>
            {suitName(face(card).suit)}
          </p>
          <Card card={card} />
        </div>
      )}
    </Show>
  );
}

function LowestCard(props: TableProps): JSX.Element {
  return (
    <div class="felt-side felt-lowest">
      <p class="felt-label">{say("table.lowest")}</p>
      <Card card={seen(props.table).deck_low} />
    </div>
  );
}

function Trick(props: TableProps & { places: Place[] }): JSX.Element {
  const truth = createMemo(() => shownTrick(seen(props.table), props.table.hold));
  const shown = createLingering(truth, (trick) => trick.winners !== null, SEEN);
  const course = createMemo((before: Course) => follow(before, shown()), START);
  /** Of the tricks that have gone, how many have arrived. */
  const [arrived, setArrived] = createSignal(0);
  const keys = createMemo(() => {
    const { now, before, gone } = course();
    const going = arrived() < gone ? keysOf(before, gone - 1) : [];
    return [...going, ...keysOf(now, gone)];
  });
  // What lay there already when the page came up does not fly in again.
  let settled = false;
  setTimeout(() => {
    settled = true;
  });
  return (
    <div class="trick" classList={{ "trick-done": shown().winners !== null }}>
      <For each={keys()}>
        {(key) => {
          const [number, seat, card] = parse(key);
          const goes = (): boolean => number < course().gone;
          return (
            <Laid
              seat={seat}
              card={card}
              places={props.places}
              won={!goes() && shown().winners?.includes(seat) === true}
              by={nameOf(props.table, seat)}
              comes={settled}
              to={goes() ? taker(course().before, seat) : undefined}
              arrived={() => setArrived(number + 1)}
            />
          );
        }}
      </For>
    </div>
  );
}

interface LaidProps {
  seat: number;
  card: string;
  places: Place[];
  won: boolean;
  by: string;
  /** Whether it comes from its seat, or lay there before. */
  comes: boolean;
  /** The seat that it goes to, once it goes. */
  to: number | undefined;
  arrived: () => void;
}

function Laid(props: LaidProps): JSX.Element {
  const { seat, card, comes } = props;
  const here = inTurn(!comes);
  let slot: HTMLDivElement | undefined;
  function lie(element: HTMLDivElement): void {
    slot = element;
    if (comes) flyIn(element, () => faceOf(seat), { turn: 20 });
  }
  createEffect(() => {
    const { to } = props;
    if (to === undefined) return;
    if (slot) flyOut(slot, () => faceOf(to), { done: props.arrived });
    else props.arrived();
  });
  const place = (): Place => props.places[seat] ?? { x: 0, y: 0 };
  return (
    <Show when={here()}>
      <div
        class="laid"
        classList={{ "laid-won": props.won }}
        data-laid={seat}
        style={{
          left: `${place().x * ACROSS}rem`,
          top: `${place().y * DEEP}rem`,
          transform: `rotate(${leaning(seat)}deg)`,
          // Whatever lies nearer is on top: what tells a card is in its upper corner.
          "z-index": Math.round((1 + place().y) * 10),
        }}
      >
        <div class="laid-slot glow" ref={lie}>
          <Card card={card} />
          <span class="spoken">{props.by}</span>
        </div>
      </div>
    </Show>
  );
}

/** When the trump is turned up, backs fly from the middle to every seat. */
function Dealing(props: TableProps): JSX.Element {
  const [flying, setFlying] = createSignal<number[]>([]);
  createEffect(
    on(
      () => seen(props.table).trump,
      (trump) => {
        const { hand_counts } = seen(props.table);
        if (trump !== null) setFlying(hand_counts.map((_, seat) => seat));
      },
      { defer: true },
    ),
  );
  return (
    <For each={flying()}>
      {(seat, index) => (
        <Dealt
          seat={seat}
          delay={index() * 70}
          last={index() === flying().length - 1}
          done={() => setFlying([])}
        />
      )}
    </For>
  );
}

function Dealt(props: { seat: number; delay: number; last: boolean; done: () => void }): JSX.Element {
  const { seat, delay, last, done } = props;
  const here = inTurn(false);
  let slot: HTMLDivElement | undefined;
  createEffect(() => {
    if (here() && slot) flyOut(slot, () => faceOf(seat), last ? { delay, done } : { delay });
  });
  return (
    <Show when={here()}>
      <div class="laid" aria-hidden="true">
        <div class="laid-slot" ref={slot}>
          <CardBack />
        </div>
      </div>
    </Show>
  );
}

function parse(key: string): [number, number, string] {
  const [number = "0", seat = "0", card = ""] = key.split(" ");
  return [Number(number), Number(seat), card];
}
