// My cards as a fan for one thumb: a tap or a slide draws a card out, a second tap or a push upwards plays it.
import { createEffect, createMemo, For, type JSX, on } from "solid-js";
import { Card } from "../../shared/card/Card";
import { cardName } from "../../shared/card/names";
import { say } from "../words";
import { DRAWN, LIFT, TALL, transform } from "./fan";
import { createFinger } from "./finger";
import { lay, under } from "./lay";
import { createPlace } from "./place";
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

/** A second tap that comes sooner than this is the bounce of the first. */
const BOUNCE_MS = 220;

export function Hand(props: HandProps): JSX.Element {
  const place = createPlace();
  const { size } = place;
  let drawnOut = 0;
  /** Whether the finger went down on the card that was drawn out already: then its tap plays it. */
  let again: boolean | null = null;

  const laid = createMemo(() => lay(props.cards.length, size().width, size().height, props.chosen));
  const finger = createFinger({
    under: (event) => under(laid(), place.touched(event)),
    drag: choose,
    push() {
      const card = props.chosen === null ? undefined : props.cards[props.chosen];
      if (card !== undefined) props.play(card);
    },
  });
  const leaving = (card: string, chosen: boolean) =>
    props.leaving === card && (chosen || props.chosen === null);

  /** Cards that may be played stand out a little, the chosen one more; a pushed one follows the finger. */
  function up(card: string, chosen: boolean): number {
    if (leaving(card, chosen)) return window.innerHeight * 0.7;
    // In rows that would hide what lies behind.
    const lift = props.active && laid().rows === 1 && props.legal(card) ? LIFT : 0;
    return (lift + (chosen ? DRAWN : 0)) * laid().card * TALL + (chosen ? finger.pushed() : 0);
  }

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
    again = props.chosen === index;
    finger.down(event, index);
    choose(index);
  }

  function click(event: MouseEvent, index: number): void {
    const drawn = event.detail === 0 || again === null ? props.chosen === index : again;
    again = null;
    if (finger.dragged(event)) return;
    const card = props.cards[index];
    if (!drawn) choose(index);
    else if (card !== undefined && performance.now() - drawnOut > BOUNCE_MS) props.play(card);
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
        {(card, index) => {
          const chosen = () => props.chosen === index();
          return (
            <button
              type="button"
              class="hand-card"
              classList={{
                "hand-chosen": chosen(),
                "hand-pushed": chosen() && finger.pushed() > 0,
                "hand-leaving": leaving(card, chosen()),
              }}
              data-card={card}
              data-legal={String(props.legal(card))}
              data-behind={laid().spots[index()]?.behind}
              aria-pressed={chosen()}
              style={{ transform: transform(laid().spots[index()], laid().card, up(card, chosen())) }}
              onPointerDown={(event) => down(event, index())}
              onClick={(event) => click(event, index())}
              onKeyDown={(event) => place.step(event, index())}
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
