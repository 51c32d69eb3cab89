// One line above the hand: whose turn it is, why cards may not be played, or the buttons for what may be done.
import { type JSX, Match, Show, Switch } from "solid-js";
import type { Rank } from "../../../shared/card/cards";
import { cardName, rankName } from "../../../shared/card/names";
import { rankOf } from "../../../shared/shithead/pile";
import { chosen, nameOf, seen } from "../../../shared/shithead/table";
import type { Me, TableView } from "../../../shared/wire";
import { Whose } from "../../table/Whose";
import { actionOf, allEqual, type Choice, cardsOf } from "./choice";
import { Twice } from "./Twice";
import { find, say } from "./words";
import "./actionbar.css";

export interface ActionBarProps {
  table: TableView;
  me: Me | null;
  choice: Choice;
  busy: boolean;
  choose: (choice: Choice) => void;
  act: (action: string) => void;
}

export function ActionBar(props: ActionBarProps): JSX.Element {
  const now = () => seen(props.table);
  const seat = () => props.me?.seat ?? null;
  const legal = () => props.me?.legal ?? [];
  return (
    <div class="sh-bar asked" data-mine={String(legal().length > 0)}>
      <Switch fallback={<Turn {...props} />}>
        <Match when={now().phase === "swap" && legal().length > 0 && seat() !== null}>
          <Swap {...props} seat={seat() ?? 0} />
        </Match>
        <Match when={now().phase === "play" && seat() !== null && now().sources[seat() ?? 0] !== null}>
          <Play {...props} seat={seat() ?? 0} />
        </Match>
      </Switch>
    </div>
  );
}

type Seated = ActionBarProps & { seat: number };

function Swap(props: Seated): JSX.Element {
  const now = () => seen(props.table);
  const action = () => actionOf(props.choice, now(), props.seat, props.me?.legal ?? []);
  const what = () => {
    const [, mine, other] = (action() ?? "").split(" ");
    return mine && other ? say("bar.swap_what", { mine: cardName(mine), other: cardName(other) }) : "";
  };
  return (
    <>
      <Twice
        name="ready"
        words={say("bar.ready")}
        sure={say("bar.ready_sure")}
        busy={props.busy}
        act={() => props.act("ready")}
      />
      <button
        type="button"
        class="big-button"
        data-play={action() ?? undefined}
        disabled={props.busy || action() === null}
        onClick={() => props.act(action() ?? "")}
      >
        <span>
          {say("bar.swap")}
          <small>{what()}</small>
        </span>
      </button>
    </>
  );
}

function Play(props: Seated): JSX.Element {
  const now = () => seen(props.table);
  const legal = () => props.me?.legal ?? [];
  const speed = () => chosen(props.table.options).speed_mode;
  const action = () => actionOf(props.choice, now(), props.seat, legal());
  const cards = () => cardsOf(props.choice, now(), props.seat);
  const all = () => allEqual(props.choice, now(), props.seat);
  const more = () =>
    count(all()) > count(props.choice) && actionOf(all(), now(), props.seat, legal()) !== null;
  const mustTake = () => !speed() && legal().length === 1 && legal()[0] === "pickup";
  const pile = () => ({ count: now().pile.length });
  return (
    <>
      <Show when={legal().includes("pickup") && !mustTake()}>
        <Twice
          name="pickup"
          words={say("bar.pickup")}
          sure={say("bar.pickup_sure", pile())}
          busy={props.busy}
          act={() => props.act("pickup")}
        />
      </Show>
      <Switch fallback={<Turn {...props} />}>
        <Match when={action()}>
          {(does) => (
            <>
              <Show when={more()}>
                <button type="button" class="sh-all" data-all onClick={() => props.choose(all())}>
                  {say("bar.all", { count: count(all()) })}
                </button>
              </Show>
              <button
                type="button"
                class="big-button"
                data-play={does()}
                disabled={props.busy}
                onClick={() => props.act(does())}
              >
                {does().startsWith("flip") ? say("bar.flip") : say("bar.play", { what: what(cards()) })}
              </button>
            </>
          )}
        </Match>
        <Match when={cards().length > 0 && why(cards()[0] ?? "", props)}>
          {(words) => (
            <p class="sh-why" role="status">
              <span aria-hidden="true">✕</span> {words()}
            </p>
          )}
        </Match>
        <Match when={mustTake()}>
          <button
            type="button"
            class="big-button"
            data-play="pickup"
            disabled={props.busy}
            onClick={() => props.act("pickup")}
          >
            {say("bar.pickup_must", pile())}
          </button>
        </Match>
      </Switch>
    </>
  );
}

function count(choice: Choice): number {
  return choice.hand.length + choice.slots.length;
}

function what(cards: readonly string[]): string {
  const [first = ""] = cards;
  if (cards.length === 1) return cardName(first);
  return say("bar.several", { count: cards.length, rank: rankName(rankOf(first)) });
}

/** Why this card may not be played now. */
export function why(card: string, props: Pick<ActionBarProps, "table">): string | undefined {
  const now = seen(props.table);
  const reason = now.blocked[card];
  if (reason === "too_low" && now.counts !== null)
    return say("bar.too_low", { counts: rankName(now.counts as Rank) });
  return reason === undefined ? undefined : find(`reason.${reason}`);
}

function Turn(props: ActionBarProps): JSX.Element {
  return (
    <Whose
      table={props.table}
      seat={seen(props.table).turn}
      mine={(props.me?.legal.length ?? 0) > 0}
      words={words(props)}
    />
  );
}

function words({ table, me }: ActionBarProps): string {
  const now = seen(table);
  const seat = me?.seat ?? null;
  if (now.phase === "start" || now.phase === "deal") return say("bar.dealing");
  if (now.phase === "swap") return say(seat !== null ? "bar.waits" : "phase.swap");
  const place = seat === null ? 0 : now.out.indexOf(seat) + 1;
  if (place > 0) return say("bar.out", { place });
  if (now.phase === "over") return say(seat === null ? "phase.over" : "bar.left");
  if (now.turn !== null && now.turn !== seat) return say("bar.turn", { name: nameOf(table, now.turn) });
  return say(now.turn === seat && seat !== null ? "bar.mine" : "bar.free");
}
