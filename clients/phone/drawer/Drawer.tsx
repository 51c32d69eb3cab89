// The host's drawer: what runs, what comes next, who sits where, which screens are trusted.
import { type JSX, Show } from "solid-js";
import type { HostView, PhoneView } from "../../shared/wire";
import { useHouse } from "../house";
import { Go } from "../lobby/Lobby";
import { Paper } from "../paper/Paper";
import { say } from "../words";
import { Order } from "./Order";
import { Running } from "./Running";
import { Screens } from "./Screens";
import { SetUp } from "./SetUp";
import "./drawer.css";

export function Drawer(props: { view: PhoneView; host: HostView; close: () => void }): JSX.Element {
  const house = useHouse();
  const playing = () => props.view.party.phase === "table";
  return (
    <Paper
      title={say("drawer.title")}
      view="drawer"
      close={props.close}
      foot={
        <Show when={!playing() && props.view.me}>
          {(me) => <Go party={props.view.party} me={me()} drawer />}
        </Show>
      }
    >
      <Show when={playing() && props.view.table}>
        {(table) => <Running table={table()} me={props.view.me} close={props.close} />}
      </Show>
      <Show when={playing()}>
        <p class="drawer-later">{say("drawer.later")}</p>
      </Show>
      <Show when={props.view.party.phase === "results"}>
        <button type="button" class="soft-button" onClick={() => void house.order({ type: "end" })}>
          {say("drawer.lobby")}
        </button>
      </Show>
      <SetUp party={props.view.party} host={props.host} />
      <Order party={props.view.party} me={props.view.me} />
      <Screens screens={props.host.screens} />
    </Paper>
  );
}
