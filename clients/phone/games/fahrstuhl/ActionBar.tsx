// One line above the hand: whose turn it is and for how long, why a card may not be played, or the button that plays it.
import { type JSX, Match, Show, Switch } from "solid-js";
import { cardName } from "../../../shared/card/names";
import type { Me, TableView } from "../../../shared/wire";
import { isMyTurn } from "../../table/turn";
import { Whose } from "../../table/Whose";
import { seatName, seen } from "./seen";
import { tally } from "./exactness";
import { find, say } from "./words";
import "./actionbar.css";

export interface ActionBarProps {
  table: TableView;
  me: Me | null;
  /** The card that is drawn out of the hand. */
  card: string | null;
  busy: boolean;
  play: (card: string) => void;
}

export function ActionBar(props: ActionBarProps): JSX.Element {
  const now = () => seen(props.table);
  const mine = () => isMyTurn(props.me, props.table);
  const playing = () => (mine() && now().phase === "play" ? props.card : null);
  const legal = () => props.card !== null && props.me?.legal.includes(`play ${props.card}`);
  return (
    <div class="actionbar asked" data-mine={String(mine())}>
      <Switch fallback={<Turn {...props} />}>
        <Match when={legal() && playing()}>
          {(card) => (
            <button
              type="button"
              class="big-button"
              data-play={card()}
              disabled={props.busy}
              onClick={() => props.play(card())}
            >
              {say("bar.play", { card: cardName(card()) })}
            </button>
          )}
        </Match>
        <Match when={props.card !== null && why(props)}>
          {(words) => (
            <p class="actionbar-why" role="status">
              <span aria-hidden="true">✕</span> {words()}
            </p>
          )}
        </Match>
      </Switch>
      <Show when={props.me?.seat !== null && props.me}>{(me) => <Mine table={props.table} me={me()} />}</Show>
    </div>
  );
}

/** Why the card drawn out may not be played now. */
function why(props: ActionBarProps): string | undefined {
  const reason = props.card === null ? undefined : seen(props.table).blocked[props.card];
  return reason === undefined ? undefined : find(`reason.${reason}`);
}

function Turn(props: ActionBarProps): JSX.Element {
  return (
    <Whose
      table={props.table}
      seat={seen(props.table).turn}
      mine={isMyTurn(props.me, props.table)}
      words={words(props)}
    />
  );
}

function words(props: ActionBarProps): string {
  const { phase, turn } = seen(props.table);
  if (isMyTurn(props.me, props.table)) return say(phase === "bid" ? "bar.mine_bid" : "bar.mine_play");
  if (turn === null) return say(phase === "over" ? "reason.over" : "bar.dealing");
  return say(phase === "bid" ? "bar.bids" : "bar.plays", { name: seatName(props.table, turn) });
}

function Mine(props: { table: TableView; me: Me }): JSX.Element {
  const mine = () => (props.me.seat === null ? null : tally(seen(props.table), props.me.seat));
  return (
    <Show when={mine()?.bid !== null && mine()}>
      {(tallied) => (
        <p class="actionbar-mine" data-stands={tallied().stands}>
          <span class="spoken">
            {say("bar.tally", { bid: tallied().bid ?? 0, tricks: tallied().tricks })}
          </span>
          <span class="actionbar-number" aria-hidden="true">
            {tallied().tricks}/{tallied().bid}
          </span>
          <span class="actionbar-note" aria-hidden="true">
            {say(`bar.${tallied().stands}`)}
          </span>
        </p>
      )}
    </Show>
  );
}
