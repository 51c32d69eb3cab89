// The ways to the evening's finished games, wherever they stand; none before the first one is over.
import { type JSX, Show } from "solid-js";
import type { PartyView, TableView } from "../../shared/wire";
import { type BetweenText, say } from "../between/words";
import { type At, lookBack } from "./at";
import "./way.css";

/** To all of them. */
export function Way(props: { party: PartyView }): JSX.Element {
  return (
    <Show when={props.party.ranking?.games.length}>
      <Button to={{ what: "list" }} words="way.games" />
    </Show>
  );
}

/** To the one that has just ended, and to its deals if they were sealed. */
export function WaysOf(props: { table: TableView }): JSX.Element {
  return (
    <>
      <Button to={{ what: "game", game: props.table.number }} words="way.again" />
      <Show when={props.table.seal}>
        <Button to={{ what: "deals", game: props.table.number }} words="way.shuffle" />
      </Show>
    </>
  );
}

function Button(props: { to: At; words: BetweenText }): JSX.Element {
  return (
    <button
      type="button"
      class="soft-button games-way"
      data-open="games"
      data-to={props.to.what}
      onClick={() => lookBack(props.to)}
    >
      {say(props.words)}
    </button>
  );
}
