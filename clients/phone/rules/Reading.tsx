// A part of the rules as one reads it: paragraphs, lists, cards as pictures, and what is special folded away.
import { type Component, For, type JSX, Match, Show, Switch } from "solid-js";
import type { Piece as PieceOf, RulesPart } from "./book";

/** How the game draws a card. */
export type Picture = Component<{ card: string }>;

export function Part(props: { part: RulesPart; picture: Picture }): JSX.Element {
  return (
    <section class="rules-part">
      <h3>{props.part.title}</h3>
      <Pieces pieces={props.part.body} picture={props.picture} />
    </section>
  );
}

export function Pieces(props: { pieces: readonly PieceOf[]; picture: Picture }): JSX.Element {
  return <For each={props.pieces}>{(piece) => <Piece piece={piece} picture={props.picture} />}</For>;
}

export function Pictures(props: { cards: readonly string[]; picture: Picture }): JSX.Element {
  return (
    <div class="rules-pictures">
      <Show when={props.picture} keyed>
        {(Picture) => <For each={props.cards}>{(card) => <Picture card={card} />}</For>}
      </Show>
    </div>
  );
}

function Piece(props: { piece: PieceOf; picture: Picture }): JSX.Element {
  const text = () => (typeof props.piece === "string" ? props.piece : null);
  const list = () => (typeof props.piece === "object" && "list" in props.piece ? props.piece.list : null);
  const cards = () => (typeof props.piece === "object" && "cards" in props.piece ? props.piece : null);
  const more = () => (typeof props.piece === "object" && "more" in props.piece ? props.piece : null);
  return (
    <Switch>
      <Match when={text()}>{(words) => <p>{words()}</p>}</Match>
      <Match when={list()}>
        {(points) => (
          <ul>
            <For each={points()}>{(point) => <li>{point}</li>}</For>
          </ul>
        )}
      </Match>
      <Match when={cards()}>
        {(shown) => (
          <figure class="rules-cards">
            <Pictures cards={shown().cards} picture={props.picture} />
            <figcaption>{shown().words}</figcaption>
          </figure>
        )}
      </Match>
      <Match when={more()}>
        {(folded) => (
          <Fold title={folded().more}>
            <Pieces pieces={folded().body} picture={props.picture} />
          </Fold>
        )}
      </Match>
    </Switch>
  );
}

export function Fold(props: { title: string; children: JSX.Element }): JSX.Element {
  return (
    <details class="rules-fold">
      <summary>{props.title}</summary>
      <div class="rules-folded">{props.children}</div>
    </details>
  );
}
