// My cards as a fan, to play one at a time: a tap or a slide draws a card out, a second tap or a push upwards plays it.
import { createEffect, type JSX, on } from "solid-js";
import { Cards } from "./Cards";
import { lay } from "./lay";

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
  let drawnOut = 0;
  /** Whether the finger went down on the card that was drawn out already: then its tap plays it. */
  let again: boolean | null = null;

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

  function play(index: number | null): void {
    const card = props.cards[index ?? -1];
    if (card !== undefined) props.play(card);
  }

  function down(index: number): void {
    again = props.chosen === index;
    choose(index);
  }

  function tap(index: number, click: MouseEvent): void {
    const drawn = click.detail === 0 || again === null ? props.chosen === index : again;
    again = null;
    if (!drawn) choose(index);
    else if (performance.now() - drawnOut > BOUNCE_MS) play(index);
  }

  return (
    <Cards
      cards={props.cards}
      lay={(width, height) => lay(props.cards.length, width, height, props.chosen)}
      legal={props.legal}
      active={props.active}
      chosen={props.chosen === null ? [] : [props.chosen]}
      raise
      leaving={props.leaving === null ? [] : [props.leaving]}
      down={down}
      tap={tap}
      drag={choose}
      push={() => play(props.chosen)}
    />
  );
}
