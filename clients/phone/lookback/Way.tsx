// The way to the evening's finished games, wherever it stands; nothing before the first one is over.
import { type JSX, Show } from "solid-js";
import type { PartyView } from "../../shared/wire";
import { lookBack } from "./at";
import { say } from "../../shared/lookback/words";
import "./games.css";

/** `game`: to that one at once. */
export function Way(props: { party: PartyView; game?: number | undefined }): JSX.Element {
  return (
    <Show when={props.party.ranking?.games.length}>
      <button
        type="button"
        class="soft-button games-way"
        data-open="games"
        onClick={() => lookBack(props.game ?? null)}
      >
        {say(props.game === undefined ? "games" : "again")}
      </button>
    </Show>
  );
}
