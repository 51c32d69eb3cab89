// Above my cards: whose turn it is, why these cards do not go, or the buttons for what does.
import { createEffect, createSignal, For, type JSX, Match, on, Show, Switch } from "solid-js";
import { ColourMark } from "../../../shared/lucky_shutdown/ColourMark";
import { cardsName } from "../../../shared/lucky_shutdown/names";
import { nameOf, seen } from "../../../shared/lucky_shutdown/seen";
import type { Me, TableView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { TurnTime } from "../../table/Seats";
import { isMyTurn } from "../../table/turn";
import { Whose } from "../../table/Whose";
import { cardsOf, topWords } from "./choice";
import { say } from "./words";
import "./bar.css";

export interface BarProps {
  table: TableView;
  me: Me;
  /** The legal plays of what is pointed at. */
  plays: readonly string[];
  /** Equal cards that could or must come along: how many, and how to take them. */
  equals: number;
  takeEquals: () => void;
  /** Why what is pointed at does not go. */
  why: string | null;
  /** Whether it would go with an equal card more. */
  wantsMore: boolean;
  /** The legal turning up of the slot that is pointed at. */
  reveal: string | null;
}

export function Bar(props: BarProps): JSX.Element {
  const house = useHouse();
  const act = (action: string) => void house.act(action);
  const busy = () => house.acting() !== null;
  const may = (action: string) => props.me.legal.includes(action);
  return (
    <div
      class="bar asked"
      data-mine={String(isMyTurn(props.me, props.table))}
      data-crowded={String(may("luck") && may("pickup"))}
    >
      <Switch fallback={<Turn table={props.table} me={props.me} />}>
        <Match when={props.plays.length > 0}>
          <For each={props.plays}>
            {(play) => (
              <button
                type="button"
                class="big-button"
                data-play={play.slice("play ".length)}
                disabled={busy()}
                onClick={() => act(play)}
              >
                <Show
                  when={props.plays.length > 1}
                  fallback={say("bar.play", { cards: cardsName(cardsOf(play)) })}
                >
                  <OnTop play={play} />
                </Show>
              </button>
            )}
          </For>
          <Equals {...props} />
        </Match>
        <Match when={props.why}>
          {(why) => (
            <>
              <p class="bar-why" role="status">
                <span aria-hidden="true">✕</span> {why()}
              </p>
              <Show when={props.wantsMore}>
                <Equals {...props} />
              </Show>
              <Show when={may("skip")}>
                <Skip act={act} busy={busy()} />
              </Show>
            </>
          )}
        </Match>
        <Match when={props.reveal}>
          {(action) => (
            <button
              type="button"
              class="big-button"
              data-reveal={action()}
              disabled={busy()}
              onClick={() => act(action())}
            >
              {say("bar.reveal", { slot: action().slice(-1) })}
            </button>
          )}
        </Match>
        <Match when={may("skip")}>
          <TurnTime table={props.table} seat={props.me.seat ?? 0} />
          <Skip act={act} busy={busy()} />
        </Match>
      </Switch>
      <Show when={props.plays.length === 0 && props.reveal === null && !props.wantsMore}>
        <Others me={props.me} pile={seen(props.table).pile.length} />
      </Show>
    </div>
  );
}

function Skip(props: { act: (action: string) => void; busy: boolean }): JSX.Element {
  return (
    <button
      type="button"
      class="big-button"
      data-action="skip"
      disabled={props.busy}
      onClick={() => props.act("skip")}
    >
      {say("bar.skip")}
    </button>
  );
}

function Equals(props: Pick<BarProps, "equals" | "takeEquals">): JSX.Element {
  return (
    <Show when={props.equals > 0}>
      <button type="button" class="soft-button" data-equals onClick={() => props.takeEquals()}>
        {say("bar.equals", { count: props.equals })}
      </button>
    </Show>
  );
}

/** Which card lies on top is the choice: by its colour, or by the limit of an UNDER. */
function OnTop(props: { play: string }): JSX.Element {
  const top = () => topWords(props.play);
  return (
    <Show
      when={top().limit === null}
      fallback={say("bar.under_on_top", { value: String(top().limit ?? "") })}
    >
      <span class="bar-colour">
        <ColourMark colour={top().colour} />
      </span>{" "}
      {say(top().colour === "o" ? "bar.orange_on_top" : "bar.blue_on_top")}
    </Show>
  );
}

/** Picking up and the lucky draw: each asks once more, unless there is nothing else to do. */
function Others(props: { me: Me; pile: number }): JSX.Element {
  const house = useHouse();
  const [asked, ask] = createSignal<string | null>(null);
  const offers = () => props.me.legal.filter((action) => action === "pickup" || action === "luck");
  const forced = () => props.me.legal.length === 1 && offers().length === 1;
  createEffect(
    on(
      () => `${props.me.turn} ${props.me.legal.join()}`,
      () => void ask(null),
    ),
  );

  function tap(action: string): void {
    if (asked() === action || forced()) void house.act(action);
    else ask(action);
  }

  return (
    <For each={offers()}>
      {(action) => (
        <Show when={asked() === null || asked() === action}>
          <button
            type="button"
            class={asked() === action || forced() ? "big-button" : "soft-button"}
            data-action={action}
            data-asked={String(asked() === action)}
            disabled={house.acting() !== null}
            onClick={() => tap(action)}
          >
            {words(action, asked() === action, props.pile)}
          </button>
          <Show when={asked() === action}>
            <button type="button" class="soft-button" data-not onClick={() => void ask(null)}>
              {say("bar.not")}
            </button>
          </Show>
        </Show>
      )}
    </For>
  );
}

function words(action: string, sure: boolean, pile: number): string {
  if (action === "luck") return say(sure ? "bar.luck_sure" : "bar.luck");
  return say(sure ? "bar.pickup_sure" : "bar.pickup", { count: pile });
}

function Turn(props: { table: TableView; me: Me }): JSX.Element {
  const turn = () => seen(props.table).turn;
  const mine = () => isMyTurn(props.me, props.table);
  const words = () => {
    const seat = turn();
    if (seat === null) return say("bar.soon");
    return mine() ? say("bar.mine") : say("bar.other", { name: nameOf(props.table, seat) });
  };
  return <Whose table={props.table} seat={turn()} mine={mine()} words={words()} />;
}
