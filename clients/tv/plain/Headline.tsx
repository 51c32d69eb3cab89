// The line above the table: which game, what is going on in it, whom it waits for.
import { type JSX, Show } from "solid-js";
import { tidy, wordsOf } from "../../shared/plain/texts";
import { turnWords } from "../../shared/plain/turn";
import type { TableProps } from "../game";
import "./plain.css";

export function Headline(props: TableProps): JSX.Element {
  const words = (key: string) => wordsOf(props.table.game)(key);
  return (
    <div class="plain-headline">
      <div>
        <h1>{words("name") ?? tidy(props.table.game)}</h1>
        <p>{words(`phase.${props.table.observation.phase}`)}</p>
      </div>
      <Show when={props.table.result === null}>
        <p class="plain-turn">{turnWords(props.table)}</p>
      </Show>
    </div>
  );
}
