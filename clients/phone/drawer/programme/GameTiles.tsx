// The games of this house to choose from, each with its name, its line and its profile.
import { For, type JSX } from "solid-js";
import type { GameForm } from "../../../shared/wire";
import { known, nameOf } from "../../games/games";
import { Profile } from "../../rules/Profile";

/** `chosen`: the one that is set already, undefined where one is added. */
export function GameTiles(props: {
  games: readonly GameForm[];
  chosen?: string;
  choose: (form: GameForm) => void;
}): JSX.Element {
  return (
    <div class="game-tiles">
      <For each={props.games}>
        {(form) => (
          <button
            type="button"
            class="chip game-tile"
            data-game={props.chosen === undefined ? undefined : form.game}
            data-add-game={props.chosen === undefined ? form.game : undefined}
            aria-pressed={props.chosen === undefined ? undefined : form.game === props.chosen}
            onClick={() => props.choose(form)}
          >
            <strong>{nameOf(form.game)}</strong>
            <span>{known(form.game)?.words("tagline")}</span>
            <Profile game={form.game} />
          </button>
        )}
      </For>
    </div>
  );
}
