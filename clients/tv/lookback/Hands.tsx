// Everybody's hand as its holder saw it, in the order of the seats.
import { For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Avatar } from "../../shared/avatar/Avatar";
import { say } from "../../shared/lookback/words";
import { PlainCard } from "../../shared/plain/PlainCard";
import { wordsOf } from "../../shared/plain/texts";
import type { Zone } from "../../shared/plain/zones";
import type { Moment, SeatView } from "../../shared/wire";
import type { TvGame } from "../game";

/** What the hands have in width together, a card (as the style sheet has it), and at most a step between two, in rem. */
const WIDTH = 108;
const GAP = 1.5;
const CARD = 5.2;
const STEP = 3.6;

/** Whether anybody holds cards in this game. */
export function hasHands(hands: Moment["hands"] | undefined): boolean {
  return (hands ?? []).some((zones) => zones.some((zone) => zone.zone === "hand"));
}

export function Hands(props: { moment: Moment; game: TvGame }): JSX.Element {
  const seats = () => props.moment.table.seats;
  const width = () => WIDTH / Math.max(seats().length, 3) - GAP;
  return (
    <ul class="lookback-hands" aria-label={say("hands")} data-many={String(seats().length > 7)}>
      <For each={seats()}>
        {(seat, index) => (
          <li
            class="lookback-hand"
            classList={{ "lookback-actor": props.moment.actor === seat.seat }}
            style={{ width: `${width()}rem` }}
          >
            <Hand
              seat={seat}
              cards={cardsOf(props.moment.hands[index()])}
              width={width()}
              game={props.game}
              name={props.moment.table.game}
            />
          </li>
        )}
      </For>
    </ul>
  );
}

function cardsOf(zones: Moment["hands"][number] | undefined): string[] {
  const hand = ((zones ?? []) as unknown as Zone[]).find((zone) => zone.zone === "hand");
  return (hand?.cards ?? []).filter((card): card is string => card !== null);
}

function Hand(props: {
  seat: SeatView;
  cards: string[];
  width: number;
  game: TvGame;
  name: string;
}): JSX.Element {
  const step = () => Math.min(STEP, (props.width - CARD - 1) / Math.max(1, props.cards.length - 1));
  return (
    <>
      <p class="lookback-name">
        <Avatar colour={props.seat.colour} symbol={props.seat.symbol} bot={props.seat.bot !== null} />
        <span>{props.seat.name}</span>
      </p>
      <ul class="lookback-cards">
        <For each={props.cards}>
          {(card, at) => (
            <li style={{ left: `${at() * step()}rem` }}>
              <Show when={props.game.Card} fallback={<PlainCard card={card} words={wordsOf(props.name)} />}>
                {(own) => <Dynamic component={own()} card={card} />}
              </Show>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
