// My cards as a fan for one thumb: a tap or a slide draws a card out, a second tap or a push upwards plays it.
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount } from "solid-js";
import { Card } from "../../shared/card/Card";
import { cardName } from "../../shared/card/names";
import { say } from "../words";
import { cardWidth, DRAWN, fan, LIFT, TALL, transform, under } from "./fan";
import { type Gesture, move, NOTHING, plays, press } from "./gesture";
import "./hand.css";

export interface HandProps {
  cards: readonly string[];
  /** Whether the card may be played now. */
  legal: (card: string) => boolean;
  /** Whether a card is to be played now: then the legal ones stand out. */
  active: boolean;
  /** Index of the card drawn out of the fan. */
  chosen: number | null;
  choose: (index: number | null) => void;
  play: (card: string) => void;
  /** The card that is on its way to the table. */
  leaving: string | null;
}

interface Press {
  /** The card was drawn out already: this tap plays it. */
  again: boolean;
  dragged: boolean;
}

/** A second tap that comes sooner than this is the bounce of the first. */
const BOUNCE_MS = 220;

export function Hand(props: HandProps): JSX.Element {
  const [size, setSize] = createSignal({ width: 300, height: 180 });
  const [gesture, setGesture] = createSignal<Gesture>(NOTHING);
  let place: HTMLDivElement | undefined;
  let drawnOut = 0;
  let finger: Press | null = null;

  const width = () => cardWidth(props.cards.length, size().width, size().height);
  const spots = () => fan(props.cards.length, size().width, width(), props.chosen);
  const pushed = () => {
    const now = gesture();
    return now.doing === "push" ? now.up : 0;
  };
  const leaving = (card: string, chosen: boolean) =>
    props.leaving === card && (chosen || props.chosen === null);

  /** Cards that may be played stand out a little, the chosen one more; a pushed one follows the finger. */
  function up(card: string, chosen: boolean): number {
    if (leaving(card, chosen)) return window.innerHeight * 0.7;
    const lift = props.active && props.legal(card) ? LIFT : 0;
    return (lift + (chosen ? DRAWN : 0)) * width() * TALL + (chosen ? pushed() : 0);
  }

  onMount(() => {
    if (!place) return;
    const watched = place;
    const measure = (): void => void setSize({ width: watched.clientWidth, height: watched.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    measure();
    onCleanup(() => observer.disconnect());
  });
  createEffect(
    on(
      () => props.cards.length,
      () => props.choose(null),
      { defer: true },
    ),
  );

  function choose(index: number): void {
    if (props.chosen === index) return;
    drawnOut = performance.now();
    props.choose(index);
  }

  function down(event: PointerEvent, index: number): void {
    finger = { again: props.chosen === index, dragged: false };
    setGesture(press(event.clientX, event.clientY));
    choose(index);
  }

  /** A click without a finger before it comes from a keyboard or a screen reader. */
  function click(event: MouseEvent, index: number): void {
    const by = event.detail === 0 ? null : finger;
    finger = null;
    if (by?.dragged) return;
    const card = props.cards[index];
    if (!(by ? by.again : props.chosen === index)) choose(index);
    else if (card !== undefined && performance.now() - drawnOut > BOUNCE_MS) props.play(card);
  }

  function moved(event: PointerEvent): void {
    const next = move(gesture(), event.clientX, event.clientY);
    setGesture(next);
    if (next.doing !== "slide" || !place) return;
    const box = place.getBoundingClientRect();
    const index = under(spots(), width(), event.clientX - box.left - box.width / 2);
    if (index !== null) choose(index);
  }

  function released(): void {
    const card = props.chosen === null ? undefined : props.cards[props.chosen];
    const played = plays(gesture());
    if (finger) finger.dragged = gesture().doing !== "press";
    setGesture(NOTHING);
    if (played && card !== undefined) props.play(card);
  }

  function key(event: KeyboardEvent, index: number): void {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const buttons = place?.querySelectorAll<HTMLElement>(".hand-card");
    buttons?.[index + by]?.focus();
  }

  return (
    <section
      ref={place}
      class="hand"
      aria-label={say("hand.label")}
      data-active={String(props.active)}
      style={{ "--card": `${width()}px` }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerMove={moved}
      onPointerUp={released}
      onPointerCancel={() => setGesture(NOTHING)}
    >
      <For each={props.cards}>
        {(card, index) => {
          const chosen = () => props.chosen === index();
          return (
            <button
              type="button"
              class="hand-card"
              classList={{
                "hand-chosen": chosen(),
                "hand-pushed": chosen() && pushed() > 0,
                "hand-leaving": leaving(card, chosen()),
              }}
              data-card={card}
              data-legal={String(props.legal(card))}
              aria-pressed={chosen()}
              style={{
                transform: transform(spots()[index()], width(), up(card, chosen())),
              }}
              onPointerDown={(event) => down(event, index())}
              onClick={(event) => click(event, index())}
              onKeyDown={(event) => key(event, index())}
            >
              <Card card={card} quiet />
              <span class="spoken">{label(card, props)}</span>
            </button>
          );
        }}
      </For>
    </section>
  );
}

function label(card: string, props: HandProps): string {
  if (!props.active) return cardName(card);
  return say(props.legal(card) ? "hand.legal" : "hand.blocked", { card: cardName(card) });
}
