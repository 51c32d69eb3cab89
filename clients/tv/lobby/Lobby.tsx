// Before a game: how to come in, who is here, what will be played.
import { type JSX, Match, Show, Switch } from "solid-js";
import { play } from "../../shared/sound";
import type { TvView } from "../../shared/wire";
import type { TvLine } from "../App";
import type { TvGame } from "../game";
import { Past } from "../past/Past";
import { say } from "../words";
import { onArrival } from "./arrivals";
import { Checks, createLonely } from "./Checks";
import { Invitation } from "./Invitation";
import { People } from "./People";
import { Programme } from "./Programme";
import "./lobby.css";

export function Lobby(props: {
  line: TvLine;
  view: TvView;
  game: TvGame | undefined;
  titles: (name: string) => string;
}): JSX.Element {
  const codes = (): boolean => props.view.wifi !== null && props.view.party.qr !== null;
  const lonely = createLonely(() => props.view);
  onArrival(
    () => props.view.party.members.length,
    () => void play("join"),
  );
  return (
    <div class="lobby" data-papers={codes() ? "two" : "one"}>
      <header class="lobby-title">
        <h1>Couchtisch</h1>
        <p>{say("tv.lobby.welcome")}</p>
        <a class="lobby-hand" href={`/${props.view.party.code}`}>
          {say("tv.lobby.hand")}
        </a>
      </header>
      <div class="lobby-invitation">
        <Invitation party={props.view.party} wifi={props.view.wifi} />
      </div>
      <div class="lobby-side">
        <Switch fallback={<People party={props.view.party} wifi={codes()} />}>
          <Match when={props.view.past.length > 0}>
            <Past line={props.line} past={props.view.past} />
          </Match>
          <Match when={lonely()}>
            <Checks />
          </Match>
        </Switch>
        <Show when={props.game}>
          {(game) => <Programme party={props.view.party} game={game()} titles={props.titles} />}
        </Show>
      </div>
      <Show when={props.view.screen.label}>
        <p class="lobby-screen">{say("tv.lobby.screen", { label: props.view.screen.label })}</p>
      </Show>
    </div>
  );
}
