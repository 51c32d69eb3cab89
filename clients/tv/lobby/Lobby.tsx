// Before a game: how to come in, who is here, what will be played.
import { type JSX, Show } from "solid-js";
import type { TvView } from "../../shared/wire";
import type { TvGame } from "../game";
import { say } from "../words";
import { Checks, createLonely } from "./Checks";
import { Invitation } from "./Invitation";
import { People } from "./People";
import { Programme } from "./Programme";
import "./lobby.css";

export function Lobby(props: { view: TvView; game: TvGame | undefined }): JSX.Element {
  const lonely = createLonely(() => props.view);
  return (
    <div class="lobby">
      <header class="lobby-title">
        <h1>Couchtisch</h1>
        <p>{say("tv.lobby.welcome")}</p>
        <a class="lobby-hand" href={`/${props.view.party.code}`}>
          {say("tv.lobby.hand")}
        </a>
      </header>
      <div class="lobby-invitation">
        <Invitation party={props.view.party} />
      </div>
      <div class="lobby-side">
        <Show when={lonely()} fallback={<People party={props.view.party} />}>
          <Checks />
        </Show>
        <Show when={props.game}>{(game) => <Programme next={props.view.party.next} game={game()} />}</Show>
      </div>
      <Show when={props.view.screen.label}>
        <p class="lobby-screen">{say("tv.lobby.screen", { label: props.view.screen.label })}</p>
      </Show>
    </div>
  );
}
