// The pile: its last cards side by side, so that a run of equal ones is seen; it stays a moment before it goes.
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  Show,
  untrack,
} from "solid-js";
import { Card } from "../../../shared/lucky_shutdown/Card";
import { seen } from "../../../shared/lucky_shutdown/seen";
import { inTurn } from "../../../shared/frame";
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
  // How many piles have gone: a card of the one that goes is the same that lay there, and none of the next one.
  const [before, setBefore] = createSignal(0);
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
      if (next === null) return;
      setBefore((count) => count + 1);
      setGone(next);
    }),
  );
  const lying = createMemo(() => keysOf(before(), pile()));
  const going = createMemo(() => keysOf(before() - 1, gone()?.cards ?? []));
  const keys = createMemo(() => [...lying(), ...going()]);
  const slots = new Map<string, HTMLElement>();

  /** Where what has just come to lie there comes from; null: it lay there before. */
  function origin(key: string): (() => DOMRect) | null {
    const [now, at] = [gone(), going().indexOf(key)];
    const seat = turns()[0] ?? 0;
    if (now === null || at < 0) return settled ? () => faceOf(seat) : null;
    return at >= going().length - now.fresh ? () => placeOf(now.from) : null;
  }

  function leave(now: Leaving): void {
    const { to } = now;
    const all = going().flatMap((key) => slots.get(key) ?? []);
    const done = (): void => void setGone((still) => (still === now ? null : still));
    all.forEach((slot, at) => {
      const course = {
        delay: at * 50,
        turn: to === null ? 120 : 10,
        ...(at === all.length - 1 ? { done } : {}),
      };
      flyOut(slot, () => (to === null ? away(slot) : faceOf(to)), course);
    });
  }

  createEffect(
    on(gone, (now) => {
      if (now === null) return;
      const timer = setTimeout(() => leave(now), now.fresh > 0 ? SEEN : TAKEN);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return (
    <div class="pile">
      <Show when={pile().length === 0 && gone() === null && seen(props.table).phase === "play"}>
        <div class="pile-empty">{say("pile.empty")}</div>
      </Show>
      <For each={keys()}>
        {(key) => {
          const row = () => (going().includes(key) ? going() : lying());
          const at = () => row().indexOf(key);
          onCleanup(() => slots.delete(key));
          return (
            <Lying
              card={cardOf(key)}
              at={at() - (row().length - 1) / 2}
              lean={leanOf(key)}
              to={row() === going() ? (gone()?.to ?? "out") : undefined}
              mark={row() === going() && gone()?.misfit === true && at() === row().length - 1}
              from={untrack(() => origin(key))}
              lies={(slot) => slots.set(key, slot)}
            />
          );
        }}
      </For>
      <Show when={pile().length > 1}>
        <span class="felt-count pile-count">
          <span class="spoken">{say("pile")}</span> {pile().length}
        </span>
      </Show>
    </div>
  );
}

interface LyingProps {
  card: string;
  /** Its place in the row, from the middle. */
  at: number;
  lean: number;
  /** Where it goes, if it does: to that seat, or out of the game. */
  to: number | "out" | undefined;
  /** It does not fit. */
  mark: boolean;
  /** Where it comes from; null: it lay there before. */
  from: (() => DOMRect) | null;
  lies: (slot: HTMLElement) => void;
}

function Lying(props: LyingProps): JSX.Element {
  const { from, lies } = props;
  const here = inTurn(from === null);
  function lie(slot: HTMLElement): void {
    lies(slot);
    if (from) flyIn(slot, from, { turn: 25 });
  }
  return (
    <Show when={here()}>
      <div
        class="pile-card"
        classList={{ "pile-going": props.to !== undefined }}
        data-to={props.to}
        style={{ transform: `translateX(${props.at * STEP}rem) rotate(${props.lean}deg)` }}
      >
        <div class="glow" ref={lie}>
          <Card card={props.card} />
          <Show when={props.mark}>
            <span class="pile-cross" role="img" aria-label={say("pile.misfit")}>
              ✕
            </span>
          </Show>
        </div>
      </div>
    </Show>
  );
}

/** The last cards of a pile by which one it is and their places in it, as keys that stay. */
function keysOf(number: number, pile: readonly string[]): string[] {
  const below = Math.max(0, pile.length - SHOWN);
  return pile.slice(-SHOWN).map((card, at) => `${number} ${below + at} ${card}`);
}

function cardOf(key: string): string {
  return key.split(" ")[2] ?? "";
}

/** A card's own slight turn, the same each time it is drawn. */
function leanOf(key: string): number {
  return ((Number(key.split(" ")[1]) * 37) % 9) - 4;
}

function placeOf(from: Leaving["from"]): DOMRect {
  if (from === "stock") return middleOf("[data-stock]");
  return from.slot === null ? faceOf(from.seat) : slotOf(from.seat, from.slot);
}

/** Out of the game: over the edge of the table, smaller. */
function away(slot: HTMLElement): { left: number; top: number; width: number; height: number } {
  const { left, top, width, height } = slot.getBoundingClientRect();
  return { left: left + width * 0.4, top: top - height * 1.6, width: width * 0.3, height: height * 0.3 };
}
