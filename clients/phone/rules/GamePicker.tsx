// Before a game anybody may read about any of them: their names, and what kind of game the chosen one is.
import { For, type JSX } from "solid-js";
import { tidy } from "../../shared/plain/texts";
import { known } from "../games/games";
import { say } from "../between/words";
import { Profile } from "./Profile";
import "../../shared/form/form.css";

export function GamePicker(props: {
  games: readonly string[];
  game: string;
  pick: (game: string) => void;
}): JSX.Element {
  return (
    <section class="rules-games" aria-label={say("rules.games")}>
      <div class="chips">
        <For each={props.games}>
          {(game) => (
            <button
              type="button"
              class="chip"
              data-rules-of={game}
              aria-pressed={game === props.game}
              onClick={() => props.pick(game)}
            >
              {known(game)?.words("name") ?? tidy(game)}
            </button>
          )}
        </For>
      </div>
      <Profile game={props.game} />
    </section>
  );
}
