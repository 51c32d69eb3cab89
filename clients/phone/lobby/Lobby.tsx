// Before the game: who is here, what will be played, and a sign that one is ready.
import { type JSX, Show } from "solid-js";
import type { Me, PartyView } from "../../shared/wire";
import { TopBar } from "../bar/TopBar";
import { Succession } from "../drawer/Succession";
import { Guest } from "../guest/Guest";
import { Way } from "../lookback/Way";
import { Standings } from "../ranking/Standings";
import { say } from "../between/words";
import { Go } from "./Go";
import { People } from "./People";
import { Programme } from "./Programme";
import "./lobby.css";

export function Lobby(props: { party: PartyView; me: Me }): JSX.Element {
  return (
    <main class="page" data-view="lobby" data-phase={props.party.phase}>
      <TopBar party={props.party} me={props.me}>
        <strong>{say("lobby.title")}</strong>
        <span>{say("lobby.code", { code: props.party.code })}</span>
      </TopBar>
      <div class="page-body lobby-body">
        <Succession party={props.party} me={props.me} />
        <Guest party={props.party} me={props.me} />
        <People party={props.party} me={props.me} />
        <Programme next={props.party.next} me={props.me} />
        <Show when={props.party.ranking}>{(ranked) => <Standings ranking={ranked()} me={props.me} />}</Show>
        <Way party={props.party} />
      </div>
      <div class="page-foot lobby-foot">
        <Go party={props.party} me={props.me} />
      </div>
    </main>
  );
}
