// My hand: a fan, or a stack for each rank once there are many. Tap to choose, once more to let go, push up to play.
import { createMemo, createSignal, For, type JSX, onCleanup, onMount } from "solid-js";
import { cardName } from "../../../shared/card/names";
import { Card } from "../../../shared/card/Card";
import { DRAWN, LIFT, TALL, transform, under } from "../../hand/fan";
import { type Gesture, move, NOTHING, plays, press } from "../../hand/gesture";
import { layout } from "./stacks";
import { say } from "./words";
import "../../hand/hand.css";
import "./hand.css";

export interface HandProps {
  cards: readonly string[];
  chosen: readonly number[];
  legal: (card: string) => boolean;
  /** Whether cards could be played now: those that do not fit are dimmed. */
  active: boolean;
  tap: (at: number, stacked: boolean) => void;
  /** That card alone. */
  only: (at: number) => void;
  /** What is chosen was pushed up to the table. */
  push: () => void;
  /** The cards of an action that is on its way. */
  leaving: readonly string[];
}

export function Hand(props: HandProps): JSX.Element {
  const [size, setSize] = createSignal({ width: 320, height: 180 });
  const [gesture, setGesture] = createSignal<Gesture>(NOTHING);
  let place: HTMLElement | undefined;
  let finger: { at: number; dragged: boolean } | null = null;

  const laid = createMemo(() => layout(props.cards, size().width, size().height));
  const pushed = () => {
    const now = gesture();
    return now.doing === "push" ? now.up : 0;
  };
  const leaving = (card: string, at: number) => props.leaving.includes(card) && props.chosen.includes(at);

  function up(card: string, at: number): number {
    if (leaving(card, at)) return window.innerHeight * 0.7;
    const chosen = props.chosen.includes(at);
    const lift = props.active && !laid().stacked && props.legal(card) ? LIFT : 0;
    return (lift + (chosen ? DRAWN : 0)) * laid().card * TALL + (chosen ? pushed() : 0);
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

  function down(event: PointerEvent, at: number): void {
    finger = { at, dragged: false };
    setGesture(press(event.clientX, event.clientY));
  }

  function moved(event: PointerEvent): void {
    const next = move(gesture(), event.clientX, event.clientY);
    setGesture(next);
    if (finger === null || next.doing === "nothing" || next.doing === "press") return;
    const at = next.doing === "slide" ? below(event) : finger.at;
    if (!finger.dragged || (next.doing === "slide" && at !== finger.at)) {
      if (!props.chosen.includes(at)) props.only(at);
    }
    finger = { at, dragged: true };
  }

  /** The card under the finger. */
  function below(event: PointerEvent): number {
    if (!place) return 0;
    const box = place.getBoundingClientRect();
    return under(laid().spots, laid().card, event.clientX - box.left - box.width / 2) ?? 0;
  }

  function released(): void {
    const played = plays(gesture());
    setGesture(NOTHING);
    if (played) props.push();
  }

  /** A click without a finger before it comes from a keyboard or a screen reader. */
  function click(at: number, byFinger: boolean): void {
    const dragged = byFinger && finger?.dragged === true;
    finger = null;
    if (!dragged) props.tap(at, laid().stacked);
  }

  function key(event: KeyboardEvent, at: number): void {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    place?.querySelectorAll<HTMLElement>(".hand-card")[at + by]?.focus();
  }

  return (
    <section
      ref={place}
      class="hand sh-hand"
      aria-label={say("hand")}
      data-active={String(props.active)}
      data-stacked={String(laid().stacked)}
      style={{ "--card": `${laid().card}px` }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerMove={moved}
      onPointerUp={released}
      onPointerCancel={() => setGesture(NOTHING)}
    >
      <For each={props.cards}>
        {(card, at) => {
          const chosen = () => props.chosen.includes(at());
          return (
            <button
              type="button"
              class="hand-card"
              classList={{
                "sh-chosen": chosen(),
                "hand-pushed": chosen() && pushed() > 0,
                "hand-leaving": leaving(card, at()),
              }}
              data-card={card}
              data-legal={String(props.legal(card))}
              aria-pressed={chosen()}
              style={{ transform: transform(laid().spots[at()], laid().card, up(card, at())) }}
              onPointerDown={(event) => down(event, at())}
              onClick={(event) => click(at(), event.detail > 0)}
              onKeyDown={(event) => key(event, at())}
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
  return say(props.legal(card) ? "hand.fits" : "hand.blocked", { card: cardName(card) });
}
