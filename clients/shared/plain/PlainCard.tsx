// A card of any game: one of a French pack as that, any other with its letters large.
import { type JSX, Show } from "solid-js";
import { Card } from "../card/Card";
import "../card/card.css";
import type { GameWords } from "./texts";
import { isFrench, labelOf } from "./zones";
import "./plain.css";

/** `quiet`: something around it says its name. */
export function PlainCard(props: { card: string; words: GameWords; quiet?: boolean }): JSX.Element {
  return (
    <Show
      when={isFrench(props.card)}
      fallback={<Lettered card={props.card} words={props.words} quiet={props.quiet ?? false} />}
    >
      <Card card={props.card} quiet={props.quiet ?? false} />
    </Show>
  );
}

/** Letters across the middle: up to three stand large. */
function Lettered(props: { card: string; words: GameWords; quiet: boolean }): JSX.Element {
  return (
    <svg
      class="card plain-card"
      viewBox="0 0 250 350"
      data-card={props.quiet ? undefined : props.card}
      role={props.quiet ? undefined : "img"}
      aria-label={props.quiet ? undefined : labelOf(props.card, props.words)}
      aria-hidden={props.quiet ? "true" : undefined}
    >
      <rect class="card-paper" x="1.5" y="1.5" width="247" height="347" rx="18" />
      <rect class="plain-card-frame" x="17" y="17" width="216" height="316" rx="11" />
      <text class="plain-card-letters" x="125" y="175" font-size={size(props.card)}>
        {props.card}
      </text>
    </svg>
  );
}

function size(card: string): string {
  return String(Math.min(130, 330 / Math.max(card.length, 1)));
}
