// My hand: tap one card or several equal ones; a large hand is pushed sideways.
import { createEffect, For, type JSX, on } from "solid-js";
import { Card } from "../../../shared/lucky_shutdown/Card";
import { cardName } from "../../../shared/lucky_shutdown/names";
import { TALL } from "../../hand/fan";
import { createPlace } from "../../hand/place";
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
  const place = createPlace();
  const { size } = place;
  const lies = () => layout(props.cards, size().width, size().height);
  const up = (at: number) =>
    (props.chosen(at) ? DRAWN : props.active && props.fits(at) ? LIFT : 0) * lies().card * TALL;

  // What may be played is brought into sight when it is asked for.
  createEffect(
    on([() => props.active, () => props.cards.length], () => {
      const row = place.element();
      if (!row || !props.active) return;
      const first = props.cards.findIndex((_, at) => props.fits(at));
      const spot = lies().spots[first];
      if (spot) row.scrollLeft = spot.x + lies().width / 2 - size().width / 2;
    }),
  );

  return (
    <section
      ref={place.ref}
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
              onKeyDown={(event) => place.step(event, index())}
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
