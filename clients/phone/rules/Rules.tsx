// The rules as long as one likes; while they are open the table waits.
import {
  type Component,
  createEffect,
  createSignal,
  For,
  type JSX,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from "solid-js";
import { Dynamic } from "solid-js/web";
import { Card } from "../../shared/card/Card";
import { known } from "../games/games";
import { useHouse } from "../house";
import { Paper } from "../paper/Paper";
import { say } from "../words";
import { type Length, LENGTHS, type Piece as PieceOf, type RulesPart } from "./book";
import "./rules.css";

export function Rules(props: { game: string; close: () => void }): JSX.Element {
  const { line } = useHouse();
  const [length, setLength] = createSignal<Length>("quick");
  // Said anew after each break of the line: the house closes the book of a phone that is gone.
  createEffect(
    on(
      () => line.status().at,
      (at) => {
        if (at === "open") void line.ask("rules", { open: true });
      },
    ),
  );
  onCleanup(() => void line.ask("rules", { open: false }));

  return (
    <Paper title={say("rules.title")} view="rules" close={props.close}>
      <section class="chips rules-lengths" aria-label={say("rules.length")}>
        <For each={LENGTHS}>
          {(each) => (
            <button
              type="button"
              class="chip"
              data-length={each}
              aria-pressed={length() === each}
              onClick={() => setLength(each)}
            >
              {say(`rules.${each}`)}
            </button>
          )}
        </For>
      </section>
      <Show when={known(props.game)}>
        {(page) => (
          <For each={page().rules(length())} fallback={<p>{say("rules.none")}</p>}>
            {(part) => <Part part={part} picture={page().Card ?? Card} />}
          </For>
        )}
      </Show>
    </Paper>
  );
}

type Picture = Component<{ card: string }>;

function Part(props: { part: RulesPart; picture: Picture }): JSX.Element {
  return (
    <section class="rules-part">
      <h3>{props.part.title}</h3>
      <For each={props.part.body}>{(piece) => <Piece piece={piece} picture={props.picture} />}</For>
    </section>
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
            <div>
              <For each={shown().cards}>{(card) => <Dynamic component={props.picture} card={card} />}</For>
            </div>
            <figcaption>{shown().words}</figcaption>
          </figure>
        )}
      </Match>
      <Match when={more()}>
        {(folded) => (
          <details class="rules-more">
            <summary>{folded().more}</summary>
            <For each={folded().body}>{(piece) => <Piece piece={piece} picture={props.picture} />}</For>
          </details>
        )}
      </Match>
    </Switch>
  );
}
