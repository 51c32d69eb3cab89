// On the felt: the wooden box, its flaps, and the dice in its tray with what they mean.
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from "solid-js";
import { flyIn } from "../../../shared/motion";
import { Flap } from "../../../shared/shut_the_box/Flap";
import { nameOf, seen, sum, whole } from "../../../shared/shut_the_box/table";
import { createTurn, type Turn } from "../../../shared/shut_the_box/turn";
import type { MiddleProps, TableProps } from "../../game";
import { faceOf } from "../../table/faces";
import { Cube } from "./Cube";
import { TUMBLE } from "./tumble";
import { say } from "./words";
import "./middle.css";

export function Middle(props: MiddleProps): JSX.Element {
  const turn = createTurn(() => props.table, props.onEvents);
  const thrown = countThrows(props);
  const now = () => seen(props.table);
  const done = () => now().winner !== null;
  return (
    <section
      class="shut-box"
      data-flaps={now().box}
      data-seats={props.places.length}
      data-done={String(done())}
      aria-label={label(turn())}
    >
      <div class="shut-flaps">
        <For each={whole(now().box)}>{(flap) => <Flap number={flap} up={turn().open.includes(flap)} />}</For>
      </div>
      <div class="shut-tray">
        <Show when={now().phase !== "start"} fallback={<p class="shut-tray-words">{say("tray.lot")}</p>}>
          <Show when={!done()} fallback={<p class="shut-done">{say("tray.shut")}</p>}>
            <Dice turn={turn()} thrown={thrown()} />
            <Meaning table={props.table} turn={turn()} thrown={thrown()} />
          </Show>
        </Show>
      </div>
    </section>
  );
}

/** How many throws this page has heard of: each lets the dice roll once. */
function countThrows(props: MiddleProps): () => number {
  const [thrown, setThrown] = createSignal(0);
  onCleanup(
    props.onEvents((happenings) => {
      if (happenings.some(({ kind }) => kind === "thrown")) setThrown((before) => before + 1);
    }),
  );
  return thrown;
}

function Dice(props: { turn: Turn; thrown: number }): JSX.Element {
  let tray: HTMLDivElement | undefined;
  // They come from the hand that throws them.
  createEffect(
    on(
      () => props.thrown,
      (thrown) => {
        const seat = props.turn.seat;
        if (thrown > 0 && tray && seat !== null) flyIn(tray, () => faceOf(seat), { duration: TUMBLE });
      },
    ),
  );
  // They stay where they are, unseen, between two throws: cubes are many elements, and can roll only if they are there.
  const values = createMemo((before: number[]) => props.turn.dice ?? before, UNTHROWN);
  const lie = () => props.turn.dice !== null;
  return (
    <div class="shut-dice" ref={tray} data-lie={String(lie())} aria-hidden={!lie()}>
      <For each={values().map((_, at) => at)}>
        {(at) => <Cube value={values()[at] ?? 1} at={at} thrown={props.thrown} />}
      </For>
    </div>
  );
}

/** What the throw means; it is told once the dice lie still. */
function Meaning(props: TableProps & { turn: Turn; thrown: number }): JSX.Element {
  const now = () => seen(props.table);
  const still = createStill(() => props.thrown);
  const total = () => sum(props.turn.dice ?? []);
  return (
    <div class="shut-meaning" data-still={String(still())}>
      <Switch>
        <Match when={props.turn.ended}>
          {(ended) => (
            <>
              <p class="shut-sum">{total()}</p>
              <p class="shut-tray-words shut-miss">
                <b>✕ {say("tray.nothing")}</b>
                {say("tray.penalty", { count: ended().penalty, total: ended().total })}
              </p>
            </>
          )}
        </Match>
        <Match when={props.turn.dice}>
          <p class="shut-sum">{total()}</p>
          <p class="shut-tray-words">
            <b>{say("tray.ways", { count: now().fitting.length })}</b>
            <Show when={now().fitting.length <= FEW}>
              {now()
                .fitting.map((way) => way.join(" + "))
                .join(` ${say("tray.or")} `)}
            </Show>
          </p>
        </Match>
        <Match when={now().turn !== null}>
          <p class="shut-tray-words">
            <b>
              {say("tray.throws", { name: nameOf(props.table, now().turn ?? 0), count: now().dice_count })}
            </b>
            {say("tray.open", { count: now().penalty })}
          </p>
        </Match>
      </Switch>
    </div>
  );
}

const UNTHROWN = [1, 1];

/** So many ways are written out. */
const FEW = 4;

/** False while dice roll. */
function createStill(thrown: () => number): () => boolean {
  const [still, setStill] = createSignal(true);
  createEffect(
    on(
      thrown,
      () => {
        setStill(false);
        const timer = setTimeout(() => setStill(true), TUMBLE);
        onCleanup(() => clearTimeout(timer));
      },
      { defer: true },
    ),
  );
  return still;
}

function label(turn: Turn): string {
  return say("box.label", { flaps: turn.open.length === 0 ? "–" : turn.open.join(", ") });
}
