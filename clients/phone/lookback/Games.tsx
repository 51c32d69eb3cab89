// The evening's finished games: to be looked at again, kept as a file, checked for what was dealt.
import { createSignal, For, type JSX, Match, Show, Switch } from "solid-js";
import { ordinal } from "../../shared/lookback/ordinal";
import { tidy } from "../../shared/plain/texts";
import type { GameView, Me, PartyView } from "../../shared/wire";
import { known } from "../games/games";
import { useHouse } from "../house";
import { Paper } from "../paper/Paper";
import { reasonWords } from "../reasons";
import { at, turnTo } from "./at";
import { Deals } from "./Deals";
import { save } from "./file";
import { LookBack } from "./LookBack";
import { say } from "../../shared/lookback/words";
import { say as sayHere } from "../between/words";
import "./games.css";

export function Games(props: { party: PartyView; me: Me; close: () => void }): JSX.Element {
  const games = () => [...(props.party.ranking?.games ?? [])].reverse();
  const one = (what: "deals" | "game"): GameView | undefined => {
    const now = at();
    return now.what === what ? games().find((game) => game.number === now.game) : undefined;
  };
  const toList = () => turnTo({ what: "list" });
  return (
    <Switch
      fallback={
        <Paper title={sayHere("way.games")} view="games" close={props.close}>
          <ol class="games-played">
            <For each={games()}>{(game) => <Finished game={game} />}</For>
          </ol>
        </Paper>
      }
    >
      <Match when={one("game")} keyed>
        {(game) => <LookBack game={game} me={props.me} close={toList} />}
      </Match>
      <Match when={one("deals")} keyed>
        {(game) => <Deals game={game} close={toList} />}
      </Match>
    </Switch>
  );
}

export function gameName(game: GameView, party: PartyView | undefined): string {
  return say("game", {
    number: ordinal(party, game.number),
    name: known(game.game)?.words("name") ?? tidy(game.game),
  });
}

function Finished(props: { game: GameView }): JSX.Element {
  const house = useHouse();
  const [coming, setComing] = createSignal(false);

  async function keepFile(): Promise<void> {
    setComing(true);
    const answer = await house.line.ask("export", { game: props.game.number });
    setComing(false);
    if (answer.type === "record") {
      save(answer);
      house.notices.show(say("saved", { name: answer.name }));
    } else {
      const refused = answer.type === "refused";
      house.notices.show(refused ? reasonWords(answer.reason, house.line.view.now) : say("lost"), "bad");
    }
  }

  return (
    <li class="games-one" data-game={props.game.number}>
      <h3>{gameName(props.game, house.line.view.now?.party)}</h3>
      <div class="games-ways">
        <button
          type="button"
          class="soft-button"
          data-look
          onClick={() => turnTo({ what: "game", game: props.game.number })}
        >
          {say("look")}
        </button>
        <button
          type="button"
          class="soft-button"
          data-file
          disabled={coming()}
          onClick={() => void keepFile()}
        >
          {say(coming() ? "coming" : "file")}
        </button>
      </div>
      <Show when={known(props.game.game)?.dealt !== false}>
        <button
          type="button"
          class="games-check"
          data-check
          onClick={() => turnTo({ what: "deals", game: props.game.number })}
        >
          {sayHere("way.shuffle")}
        </button>
      </Show>
    </li>
  );
}
