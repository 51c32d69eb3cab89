// A hand of cards under one thumb: where they lie, how they follow the finger, which of them stand out.
import { createMemo, For, type JSX } from "solid-js";
import { Card } from "../../shared/card/Card";
import { cardName } from "../../shared/card/names";
import { say } from "../words";
import { DRAWN, LIFT, TALL, transform } from "./fan";
import { createFinger } from "./finger";
import { type Laid, under } from "./lay";
import { createPlace } from "./place";
import "./hand.css";

export interface CardsProps {
  cards: readonly string[];
  /** Where they lie in a room of so many pixels. */
  lay: (width: number, height: number) => Laid;
  /** Whether the card may be played now. */
  legal: (card: string) => boolean;
  /** Whether cards are to be played now: then the legal ones stand out. */
  active: boolean;
  /** Places of the cards drawn out of the hand. */
  chosen: readonly number[];
  /** Whether a chosen card lies upon its neighbours; where there may be several, each keeps its place among them. */
  raise?: boolean;
  /** The cards that are on their way to the table. */
  leaving: readonly string[];
  down?: (at: number) => void;
  tap: (at: number, click: MouseEvent) => void;
  /** The finger slid onto that card, or pushes it up. */
  drag: (at: number) => void;
  /** What is chosen was pushed up to the table. */
  push: () => void;
}

export function Cards(props: CardsProps): JSX.Element {
  const place = createPlace();
  const laid = createMemo(() => props.lay(place.size().width, place.size().height));
  const finger = createFinger({
    under: (event) => under(laid(), place.touched(event)),
    drag: (at) => props.drag(at),
    push: () => props.push(),
  });
  const leaving = (card: string, chosen: boolean) =>
    props.leaving.includes(card) && (chosen || props.chosen.length === 0);

  /** Cards that may be played stand out a little, the chosen ones more; pushed ones follow the finger. */
  function up(card: string, chosen: boolean): number {
    if (leaving(card, chosen)) return window.innerHeight * 0.7;
    // In rows that would hide what lies behind.
    const lift = props.active && laid().rows === 1 && props.legal(card) ? LIFT : 0;
    return (lift + (chosen ? DRAWN : 0)) * laid().card * TALL + (chosen ? finger.pushed() : 0);
  }

  return (
    <section
      ref={place.ref}
      class="hand"
      aria-label={say("hand.label")}
      data-active={String(props.active)}
      style={{ "--card": `${laid().card}px` }}
      onContextMenu={(event) => event.preventDefault()}
      onPointerMove={finger.move}
      onPointerUp={finger.up}
      onPointerCancel={finger.cancel}
    >
      <For each={props.cards}>
        {(card, at) => {
          const chosen = () => props.chosen.includes(at());
          return (
            <button
              type="button"
              class="hand-card"
              classList={{
                "hand-chosen": chosen(),
                "hand-raised": chosen() && props.raise,
                "hand-pushed": chosen() && finger.pushed() > 0,
                "hand-leaving": leaving(card, chosen()),
              }}
              data-card={card}
              data-legal={String(props.legal(card))}
              data-behind={laid().spots[at()]?.behind}
              aria-pressed={chosen()}
              style={{ transform: transform(laid().spots[at()], laid().card, up(card, chosen())) }}
              onPointerDown={(event) => {
                finger.down(event, at());
                props.down?.(at());
              }}
              onClick={(event) => !finger.dragged(event) && props.tap(at(), event)}
              onKeyDown={(event) => place.step(event, at())}
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

function label(card: string, props: CardsProps): string {
  if (!props.active) return cardName(card);
  return say(props.legal(card) ? "hand.legal" : "hand.blocked", { card: cardName(card) });
}
