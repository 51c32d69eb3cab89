// The middle of the table, small: the trick as it grows or as it went, trump, and the lowest card in play.
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from "solid-js";
import { Avatar } from "../../../shared/avatar/Avatar";
import { Card } from "../../../shared/card/Card";
import { cardName, cornerLetter, suitName } from "../../../shared/card/names";
import { face } from "../../../shared/card/cards";
import { SuitMark } from "../../../shared/card/SuitMark";
import type { Me, TableView } from "../../../shared/wire";
import { Icon } from "../../icon/Icon";
import { together } from "../../table/together";
import { seatName, seen } from "./seen";
import { waitingFor } from "./waiting";
import { say } from "./words";
import "./felt.css";

export function Felt(props: { table: TableView; me: Me | null; children?: JSX.Element }): JSX.Element {
  const now = () => seen(props.table);
  return (
    <section class="felt" data-ground="table" data-bidding={String(props.children !== undefined)}>
      <Show when={now().trump}>{(trump) => <Trump trump={trump()} low={now().deck_low} />}</Show>
      <div class="felt-middle">
        <Show when={props.children} fallback={<Tricks table={props.table} me={props.me} />}>
          {props.children}
        </Show>
      </div>
    </section>
  );
}

function Trump(props: { trump: string; low: string }): JSX.Element {
  const suit = () => face(props.trump).suit;
  return (
    <div class="felt-trump">
      <span class="felt-label">{say("felt.trump")}</span>
      <Card card={props.trump} />
      <span class="felt-suit">
        <SuitMark suit={suit()} /> {suitName(suit())}
      </span>
      <span class="felt-label">
        {say("felt.low")}{" "}
        <span class="felt-low" role="img" aria-label={say("felt.low_name", { card: cardName(props.low) })}>
          {cornerLetter(face(props.low).rank)} <SuitMark suit={face(props.low).suit} />
        </span>
      </span>
    </div>
  );
}

function Tricks(props: { table: TableView; me: Me | null }): JSX.Element {
  const [looking, setLooking] = createSignal(false);
  const now = () => seen(props.table);
  const growing = () => now().trick.length > 0;
  const held = () => !growing() && props.table.hold !== null;
  const last = createMemo(() => (now().last_trick && (looking() || held()) ? now().last_trick : null));
  return (
    <>
      <Switch fallback={<p class="felt-empty">{waitingFor(props.table, props.me)}</p>}>
        <Match when={last()}>
          {(trick) => (
            <Laid
              table={props.table}
              cards={trick().cards}
              winners={trick().seats}
              words={say("felt.won", {
                names: together(trick().seats.map((seat) => seatName(props.table, seat))),
              })}
            />
          )}
        </Match>
        <Match when={growing()}>
          <Laid table={props.table} cards={now().trick} winners={[]} />
        </Match>
      </Switch>
      <Show when={now().last_trick && !held()}>
        <button
          type="button"
          class="felt-last"
          aria-pressed={looking()}
          onClick={() => setLooking(!looking())}
        >
          <Icon name="eye" />
          {looking() ? say("felt.back") : say("felt.last")}
        </button>
      </Show>
    </>
  );
}

function Laid(props: {
  table: TableView;
  cards: readonly [number, string][];
  winners: readonly number[];
  words?: string;
}): JSX.Element {
  const seat = (number: number) => props.table.seats.find((each) => each.seat === number);
  return (
    <div
      class="laid"
      data-many={String(props.cards.length > 4)}
      data-finished={String(props.winners.length > 0)}
    >
      <ol class="laid-cards">
        <For each={props.cards}>
          {([by, card]) => (
            <li class="laid-card" classList={{ "laid-won": props.winners.includes(by) }}>
              <Card card={card} />
              <Avatar colour={seat(by)?.colour ?? 0} symbol={seat(by)?.symbol ?? 0} />
              <span class="spoken">{seatName(props.table, by)}</span>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.words}>
        <p class="laid-words">{props.words}</p>
      </Show>
    </div>
  );
}
