// My hand: tap one card or several equal ones; a large hand is pushed sideways.
import { createEffect, createSignal, For, type JSX, on, onCleanup, onMount } from "solid-js";
import { Card } from "../../../shared/lucky_shutdown/Card";
import { cardName } from "../../../shared/lucky_shutdown/names";
import { TALL } from "../../hand/fan";
import { layout } from "./layout";
import { say } from "./words";
import "./hand.css";

export interface HandProps {
  cards: readonly string[];
  /** Whether something is to be done with cards now: then those that fit stand out. */
  active: boolean;
  fits: (at: number) => boolean;
  chosen: (at: number) => boolean;
  tap: (at: number) => void;
}

/** How far a card that fits stands out, and a chosen one, in cards' heights. */
const LIFT = 0.08;
const DRAWN = 0.22;

export function Hand(props: HandProps): JSX.Element {
  const [size, setSize] = createSignal({ width: 300, height: 150 });
  let place: HTMLElement | undefined;
  const lies = () => layout(props.cards, size().width, size().height);
  const up = (at: number) =>
    (props.chosen(at) ? DRAWN : props.active && props.fits(at) ? LIFT : 0) * lies().card * TALL;

  onMount(() => {
    if (!place) return;
    const watched = place;
    const measure = (): void => void setSize({ width: watched.clientWidth, height: watched.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    measure();
    onCleanup(() => observer.disconnect());
  });
  // What may be played is brought into sight when it is asked for.
  createEffect(
    on([() => props.active, () => props.cards.length], () => {
      if (!place || !props.active) return;
      const first = props.cards.findIndex((_, at) => props.fits(at));
      const spot = lies().spots[first];
      if (spot) place.scrollLeft = spot.x + lies().width / 2 - size().width / 2;
    }),
  );

  function key(event: KeyboardEvent, at: number): void {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    place?.querySelectorAll<HTMLElement>(".hand-card")[at + by]?.focus();
  }

  return (
    <section
      ref={place}
      class="lucky-hand"
      aria-label={say("hand")}
      data-active={String(props.active)}
      data-wide={String(lies().width > size().width)}
    >
      <div class="lucky-cards" style={{ width: `${lies().width}px`, "--card": `${lies().card}px` }}>
        <For each={props.cards}>
          {(card, index) => (
            <button
              type="button"
              class="hand-card"
              data-card={card}
              data-legal={String(props.fits(index()))}
              aria-pressed={props.chosen(index())}
              style={{ transform: transform(lies().spots[index()], up(index())) }}
              onClick={() => props.tap(index())}
              onKeyDown={(event) => key(event, index())}
            >
              <Card card={card} quiet />
              <span class="spoken">{label(card, index(), props)}</span>
            </button>
          )}
        </For>
      </div>
    </section>
  );
}

function transform(spot: { x: number; y: number; turn: number } | undefined, up: number): string {
  const { x, y, turn } = spot ?? { x: 0, y: 0, turn: 0 };
  return `translate(${x}px, ${y - up}px) rotate(${turn}deg)`;
}

function label(card: string, at: number, props: HandProps): string {
  if (!props.active) return cardName(card);
  return say(props.fits(at) ? "hand.fits" : "hand.blocked", { card: cardName(card) });
}
