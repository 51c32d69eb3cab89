// The pile: its last cards side by side, so that a run of equal ones is seen; it stays a moment before it goes.
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from "solid-js";
import { Card } from "../../../shared/lucky_shutdown/Card";
import { seen } from "../../../shared/lucky_shutdown/seen";
import { flyIn, flyOut } from "../../../shared/motion";
import type { MiddleProps } from "../../game";
import { faceOf } from "../../table/faces";
import { type Leaving, leaving } from "./leaving";
import { middleOf, slotOf } from "./places";
import { say } from "./words";
import "../../table/glow.css";
import "./pile.css";

/** So many cards are drawn. */
const SHOWN = 4;
/** From one card to the next, in rem. */
const STEP = 2.7;
/** How long a pile with something to see, and one that is just taken, lies there before it goes, in milliseconds. */
const SEEN = 1500;
const TAKEN = 450;

export function Pile(props: Omit<MiddleProps, "places">): JSX.Element {
  const pile = () => seen(props.table).pile;
  const [gone, setGone] = createSignal<Leaving | null>(null);
  const turn = () => seen(props.table).turn;
  // Whoever was in turn has laid what came upon a pile that stays.
  const turns = createMemo<(number | null)[]>((before) => [before[1] ?? null, turn()], [null, turn()]);
  let settled = false;
  setTimeout(() => {
    settled = true;
  });
  onCleanup(
    props.onEvents((happenings) => {
      const next = leaving(happenings);
      if (next) setGone(next);
    }),
  );
  const keys = createMemo(() => lastOf(pile()));
  return (
    <div class="pile">
      <Show when={pile().length === 0 && gone() === null && seen(props.table).phase === "play"}>
        <div class="pile-empty">{say("pile.empty")}</div>
      </Show>
      <For each={keys()}>
        {(key) => (
          <Lying
            card={cardOf(key)}
            at={keys().indexOf(key) - (keys().length - 1) / 2}
            lean={leanOf(key)}
            move={(slot) => {
              const seat = turns()[0] ?? 0;
              if (settled) flyIn(slot, () => faceOf(seat), { turn: 25 });
            }}
          />
        )}
      </For>
      <Show when={pile().length > 1}>
        <span class="felt-count pile-count">
          <span class="spoken">{say("pile")}</span> {pile().length}
        </span>
      </Show>
      <Show when={gone()} keyed>
        {(one) => <Going leaving={one} done={() => setGone((now) => (now === one ? null : now))} />}
      </Show>
    </div>
  );
}

function Going(props: { leaving: Leaving; done: () => void }): JSX.Element {
  const keys = lastOf(props.leaving.cards);
  const fresh = (at: number): boolean => at >= keys.length - props.leaving.fresh;
  const slots: HTMLElement[] = [];
  const timer = setTimeout(
    () => {
      const { to } = props.leaving;
      slots.forEach((slot, at) => {
        const last = at === slots.length - 1;
        const course = {
          delay: at * 50,
          turn: to === null ? 120 : 10,
          ...(last ? { done: props.done } : {}),
        };
        flyOut(slot, () => (to === null ? away(slot) : faceOf(to)), course);
      });
    },
    props.leaving.fresh > 0 ? SEEN : TAKEN,
  );
  onCleanup(() => clearTimeout(timer));
  return (
    <div class="pile-going" data-misfit={props.leaving.misfit} data-to={props.leaving.to ?? "out"}>
      <For each={keys}>
        {(key, at) => (
          <Lying
            card={cardOf(key)}
            at={at() - (keys.length - 1) / 2}
            lean={leanOf(key)}
            mark={props.leaving.misfit && at() === keys.length - 1}
            move={(slot) => {
              slots.push(slot);
              const { from } = props.leaving;
              if (fresh(at())) flyIn(slot, () => origin(from), { turn: 25 });
            }}
          />
        )}
      </For>
    </div>
  );
}

interface LyingProps {
  card: string;
  /** Its place in the row, from the middle. */
  at: number;
  lean: number;
  /** It does not fit. */
  mark?: boolean;
  move: (slot: HTMLElement) => void;
}

function Lying(props: LyingProps): JSX.Element {
  let slot: HTMLDivElement | undefined;
  onMount(() => slot && props.move(slot));
  return (
    <div
      class="pile-card"
      style={{ transform: `translateX(${props.at * STEP}rem) rotate(${props.lean}deg)` }}
    >
      <div class="glow" ref={slot}>
        <Card card={props.card} />
        <Show when={props.mark}>
          <span class="pile-cross" role="img" aria-label={say("pile.misfit")}>
            ✕
          </span>
        </Show>
      </div>
    </div>
  );
}

/** The last cards with their places in the pile, as keys that stay. */
function lastOf(pile: readonly string[]): string[] {
  return pile.map((card, at) => `${at} ${card}`).slice(-SHOWN);
}

function cardOf(key: string): string {
  return key.split(" ")[1] ?? "";
}

/** A card's own slight turn, the same each time it is drawn. */
function leanOf(key: string): number {
  return ((Number.parseInt(key, 10) * 37) % 9) - 4;
}

function origin(from: Leaving["from"]): DOMRect {
  if (from === "stock") return middleOf("[data-stock]");
  return from.slot === null ? faceOf(from.seat) : slotOf(from.seat, from.slot);
}

/** Out of the game: over the edge of the table, smaller. */
function away(slot: HTMLElement): { left: number; top: number; width: number; height: number } {
  const { left, top, width, height } = slot.getBoundingClientRect();
  return { left: left + width * 0.4, top: top - height * 1.6, width: width * 0.3, height: height * 0.3 };
}
