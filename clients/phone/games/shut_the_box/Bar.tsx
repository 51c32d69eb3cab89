// Below the box: throw, or the sum of what is picked and the button that closes it; else whose turn it is.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import { chosen, seen, sum } from "../../../shared/shut_the_box/table";
import type { Turn as TurnOf } from "../../../shared/shut_the_box/turn";
import type { Me, TableView } from "../../../shared/wire";
import { Learner } from "../../learner/Learner";
import { learning } from "../../learner/learning";
import { together } from "../../table/together";
import { isMyTurn } from "../../table/turn";
import { Whose } from "../../table/Whose";
import { advice } from "./advice";
import { matching, type Way } from "./picking";
import { Throw } from "./Throw";
import { say } from "./words";
import "./bar.css";

export interface BarProps {
  table: TableView;
  me: Me | null;
  turn: TurnOf;
  ways: Way[];
  picked: readonly number[];
  busy: boolean;
  pick: (flaps: number[]) => void;
  act: (action: string) => void;
}

export function Bar(props: BarProps): JSX.Element {
  const mine = () => isMyTurn(props.me, props.table);
  // While a turn that has ended is looked at, the next one waits.
  const free = () => mine() && props.turn.ended === null;
  const done = () => matching(props.ways, props.picked);
  const moment = () => ({
    seen: seen(props.table),
    options: chosen(props.table.options),
    seat: props.me?.seat ?? 0,
    mine: free(),
    picked: props.picked,
    done: done() !== undefined,
  });
  const over = () => seen(props.table).phase === "over";
  return (
    <div class="shut-bar asked" data-mine={String(free())}>
      <Show when={props.me !== null && props.me.seat !== null && props.turn.ended === null && !over()}>
        <Learner words={advice(moment())} />
      </Show>
      <Switch fallback={<Turn {...props} />}>
        <Match when={free() && props.me?.legal.includes("roll")}>
          <Throw count={seen(props.table).dice_count} busy={props.busy} roll={() => props.act("roll")} />
        </Match>
        <Match when={free() && props.ways.length > 0}>
          <Show when={learning() && props.ways.length > 1}>
            <Ways {...props} />
          </Show>
          <Close {...props} />
        </Match>
      </Switch>
    </div>
  );
}

/** Every way to use the throw, for who would rather choose than search. */
function Ways(props: BarProps): JSX.Element {
  return (
    <section class="shut-ways" aria-label={say("ways.label")}>
      <For each={props.ways}>
        {(way) => (
          <button
            type="button"
            class="shut-way"
            aria-pressed={matching(props.ways, props.picked) === way}
            onClick={() => props.pick(way.flaps)}
          >
            {way.flaps.join(" + ")}
          </button>
        )}
      </For>
    </section>
  );
}

function Close(props: BarProps): JSX.Element {
  const total = () => sum(seen(props.table).dice ?? []);
  const done = () => matching(props.ways, props.picked);
  const rest = () => total() - sum(props.picked);
  return (
    <div class="shut-close">
      <p class="shut-reckoning" data-done={String(done() !== undefined)} aria-live="polite">
        {[...props.picked, ...(done() ? [] : ["?"])].join(" + ")} = {total()}
      </p>
      <div class="shut-close-buttons">
        <Show when={props.picked.length > 0}>
          <button type="button" class="soft-button" data-undo onClick={() => props.pick([])}>
            {say("pick.undo")}
          </button>
        </Show>
        <button
          type="button"
          class="big-button"
          data-shut={done()?.flaps.join(" ")}
          disabled={done() === undefined || props.busy}
          onClick={() => {
            const way = done();
            if (way) props.act(way.action);
          }}
        >
          <Switch>
            <Match when={done()}>
              {(way) => say("pick.close", { flaps: together(way().flaps.map(String)) })}
            </Match>
            <Match when={props.picked.length > 0}>{say("pick.rest", { rest: rest() })}</Match>
            <Match when={true}>{say("pick.choose")}</Match>
          </Switch>
        </button>
      </div>
    </div>
  );
}

function Turn(props: BarProps): JSX.Element {
  const seat = () => props.table.seats.find((each) => each.seat === props.turn.seat);
  const mine = () => props.turn.seat !== null && props.turn.seat === props.me?.seat;
  const words = () => {
    if (seat() === undefined) return say("bar.lot");
    if (seen(props.table).phase === "over") return say("bar.over");
    const { ended } = props.turn;
    if (ended !== null) {
      const facts = { name: seat()?.name ?? "", count: ended.penalty, total: ended.total };
      return say(mine() ? "bar.penalty_me" : "bar.penalty", facts);
    }
    if (!mine()) return say("bar.turn", { name: seat()?.name ?? "" });
    // The eye is given time for what came before the throw.
    return say(seen(props.table).phase === "roll" ? "bar.soon" : "bar.rolling");
  };
  return (
    <div class="shut-turn-line">
      <Whose table={props.table} seat={props.turn.seat} words={words()} />
    </div>
  );
}
