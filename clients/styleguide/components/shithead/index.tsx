// The row of ranks: what may be played, and what counts.
import { For, type JSX } from "solid-js";
import "../../../shared/fonts.css";
import "../../../shared/tokens.css";
import "../components.css";
import { playableOn } from "../../../shared/fixtures/shithead";
import { Ladder } from "../../../shared/shithead/Ladder";
import type { Shows } from "../../main";

function Ladders(): JSX.Element {
  return (
    <div class="guide">
      <For each={["4", "7", "9", "K", "A"]}>
        {(counts) => <Ladder seen={{ counts, playable: playableOn(counts) }} />}
      </For>
    </div>
  );
}

export const shows: Shows = { ladders: () => <Ladders /> };
