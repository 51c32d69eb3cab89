// Before a game anybody may read about any of them: their names and profiles in a row.
import { For, type JSX } from "solid-js";
import { tidy } from "../../shared/plain/texts";
import { known } from "../games/games";
import { say } from "../words";
import { Profile } from "./Profile";

export function GamePicker(props: {
  games: readonly string[];
  game: string;
  pick: (game: string) => void;
}): JSX.Element {
  return (
    <section class="rules-games" aria-label={say("rules.games")}>
      <For each={props.games}>
        {(game) => (
          <button
            type="button"
            class="chip"
            data-rules-of={game}
            aria-pressed={game === props.game}
            onClick={() => props.pick(game)}
          >
            <strong>{known(game)?.words("name") ?? tidy(game)}</strong>
            <Profile game={game} />
          </button>
        )}
      </For>
    </section>
  );
}
