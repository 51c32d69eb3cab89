// The page while a game runs: the game's own table between the upper edge and whatever stops it.
import { type JSX, Show } from "solid-js";
import type { Me, PartyView, TableView } from "../../shared/wire";
import { TopBar } from "../bar/TopBar";
import { Succession } from "../drawer/Succession";
import { known } from "../games/games";
import { Guest } from "../guest/Guest";
import { ReactionFoot } from "../reactions/ReactionBar";
import { Absent } from "./Absent";
import { tellAuto } from "./auto";
import { Pause } from "./Pause";
import { RoundSheet } from "./RoundSheet";
import { createTurnSignal } from "./turn";
import "./table.css";

export function Table(props: { party: PartyView; table: TableView; me: Me }): JSX.Element {
  const page = () => known(props.table.game);
  const headline = () => page()?.headline(props.table);
  const mine = () => props.table.seats.find((seat) => seat.seat === props.me.seat);
  tellAuto(
    () => props.me,
    () => props.table,
  );
  const flash = createTurnSignal(
    () => props.me,
    () => props.table,
  );
  return (
    <main
      class="page table-page"
      classList={{ "table-flash": flash() }}
      data-view="table"
      data-phase={props.party.phase}
      data-must-act={String(props.me.must_act)}
      data-watches={String(props.me.seat === null)}
    >
      <TopBar party={props.party} me={props.me} sheet={page()?.Sheet !== undefined}>
        <strong>{headline()?.title}</strong>
        <span>{headline()?.more}</span>
      </TopBar>
      <Succession party={props.party} me={props.me} />
      <Guest party={props.party} me={props.me} />
      <Show when={page()} keyed>
        {(known) => <known.Table table={props.table} me={props.me} />}
      </Show>
      <ReactionFoot party={props.party} me={props.me} />
      <RoundSheet table={props.table} me={props.me} />
      <Pause party={props.party} table={props.table} me={props.me} />
      <Show when={mine()?.away}>
        <Absent />
      </Show>
    </main>
  );
}
