// My hand: a fan, or a stack for each rank once there are many. Tap to choose, once more to let go, push up to play.
import { createMemo, For, type JSX } from "solid-js";
import { cardName } from "../../../shared/card/names";
import { Card } from "../../../shared/card/Card";
import { DRAWN, LIFT, TALL, transform } from "../../hand/fan";
import { createFinger } from "../../hand/finger";
import { under } from "../../hand/lay";
import { createPlace } from "../../hand/place";
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
  const place = createPlace();
  const laid = createMemo(() => layout(props.cards, place.size().width, place.size().height));
  const finger = createFinger({
    under: (event) => under(laid(), place.touched(event)),
    drag(at) {
      if (!props.chosen.includes(at)) props.only(at);
    },
    push: () => props.push(),
  });
  const leaving = (card: string, at: number) => props.leaving.includes(card) && props.chosen.includes(at);

  function up(card: string, at: number): number {
    if (leaving(card, at)) return window.innerHeight * 0.7;
    const chosen = props.chosen.includes(at);
    const lift = props.active && laid().rows === 1 && props.legal(card) ? LIFT : 0;
    return (lift + (chosen ? DRAWN : 0)) * laid().card * TALL + (chosen ? finger.pushed() : 0);
  }

  return (
    <section
      ref={place.ref}
      class="hand sh-hand"
      aria-label={say("hand")}
      data-active={String(props.active)}
      data-stacked={String(laid().stacked)}
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
                "sh-chosen": chosen(),
                "hand-pushed": chosen() && finger.pushed() > 0,
                "hand-leaving": leaving(card, at()),
              }}
              data-card={card}
              data-legal={String(props.legal(card))}
              data-behind={laid().spots[at()]?.behind}
              aria-pressed={chosen()}
              style={{ transform: transform(laid().spots[at()], laid().card, up(card, at())) }}
              onPointerDown={(event) => finger.down(event, at())}
              onClick={(event) => !finger.dragged(event) && props.tap(at(), laid().stacked)}
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

function label(card: string, props: HandProps): string {
  if (!props.active) return cardName(card);
  return say(props.legal(card) ? "hand.fits" : "hand.blocked", { card: cardName(card) });
}
