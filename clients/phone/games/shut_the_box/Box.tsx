// The box: flaps to tap, and the dice in its tray with what has come of them.
import { createMemo, For, type JSX, Match, Show, Switch } from "solid-js";
import { Die } from "../../../shared/shut_the_box/Die";
import { Flap } from "../../../shared/shut_the_box/Flap";
import { nameOf, seen, sum, whole } from "../../../shared/shut_the_box/table";
import type { Turn } from "../../../shared/shut_the_box/turn";
import type { Me, TableView } from "../../../shared/wire";
import { say } from "./words";
import "./box.css";

export interface BoxProps {
  table: TableView;
  me: Me | null;
  turn: Turn;
  picked: readonly number[];
  /** The flaps that a tap picks; of another one it tells why not. */
  legal: readonly number[];
  tap: (flap: number) => void;
}

export function Box(props: BoxProps): JSX.Element {
  const box = () => seen(props.table).box;
  return (
    <section class="shut-box" data-flaps={box()} aria-label={say("box.label")}>
      <div class="shut-flaps">
        <For each={whole(box())}>{(flap) => <FlapButton {...props} flap={flap} />}</For>
      </div>
      <div class="shut-tray" data-ground="table" aria-live="polite">
        <Tray table={props.table} me={props.me} turn={props.turn} />
      </div>
    </section>
  );
}

function FlapButton(props: BoxProps & { flap: number }): JSX.Element {
  const up = () => props.turn.open.includes(props.flap);
  const picked = () => props.picked.includes(props.flap);
  return (
    <button
      type="button"
      class="shut-flap-button"
      data-number={props.flap}
      data-legal={String(props.legal.includes(props.flap))}
      aria-pressed={picked()}
      aria-label={say(up() ? "flap.open" : "flap.shut", { flap: props.flap })}
      disabled={!up() || props.me?.seat == null}
      onClick={() => props.tap(props.flap)}
    >
      <Flap number={props.flap} up={up()} />
      <span class="shut-flap-mark" aria-hidden="true">
        ✓
      </span>
    </button>
  );
}

function Tray(props: { table: TableView; me: Me | null; turn: Turn }): JSX.Element {
  const now = () => seen(props.table);
  const mine = () => props.turn.seat !== null && props.turn.seat === props.me?.seat;
  const name = () => nameOf(props.table, props.turn.seat ?? 0);
  return (
    <Switch>
      <Match when={now().phase === "start"}>
        <p class="shut-tray-words">{say("tray.lot")}</p>
      </Match>
      <Match when={now().winner !== null}>
        <p class="shut-tray-words shut-tray-done">
          <b>Shut the Box!</b> {mine() ? say("tray.shut_me") : say("tray.shut", { name: name() })}
        </p>
      </Match>
      <Match when={props.turn.dice}>
        {(dice) => (
          <>
            <Dice dice={dice()} />
            <Show when={props.turn.ended}>
              <p class="shut-tray-words shut-tray-miss">
                <b>✕ {say("tray.nothing")}</b>
              </p>
            </Show>
          </>
        )}
      </Match>
      <Match when={now().phase !== "over"}>
        <p class="shut-tray-words">{say("tray.open", { count: now().penalty })}</p>
      </Match>
    </Switch>
  );
}

function Dice(props: { dice: readonly number[] }): JSX.Element {
  const words = createMemo(() => say("tray.dice", { dice: props.dice.join(" + "), sum: sum(props.dice) }));
  return (
    <p class="shut-dice">
      <span class="spoken">{words()}</span>
      <For each={[...props.dice]}>
        {(value) => (
          <span class="shut-dice-die" aria-hidden="true">
            <Die value={value} />
          </span>
        )}
      </For>
      <span class="shut-sum" aria-hidden="true">
        {sum(props.dice)}
      </span>
    </p>
  );
}
