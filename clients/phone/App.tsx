// Which page the phone shows: by what the house says, and by whether it can be heard.
import { createEffect, createMemo, type JSX, Match, on, Show, Switch } from "solid-js";
import type { PhoneView } from "../shared/wire";
import { Banner } from "./banner/Banner";
import { Drawer } from "./drawer/Drawer";
import { Knocking } from "./guest/Knocking";
import { useHouse } from "./house";
import { Away } from "./join/Away";
import { Join } from "./join/Join";
import { clearLayer, layer } from "./layer";
import { Lobby } from "./lobby/Lobby";
import { MyCard } from "./lobby/MyCard";
import { Games } from "./lookback/Games";
import { note } from "./lookback/noted";
import { NoticeBar } from "./notice/NoticeBar";
import { Ceremony } from "./ranking/Ceremony";
import { Results } from "./results/Results";
import { Rules } from "./rules/Rules";
import { ScoreSheet } from "./sheet/ScoreSheet";
import { Table } from "./table/Table";
import { say } from "./words";

export function App(): JSX.Element {
  const { line } = useHouse();
  const gone = createMemo(() => {
    const status = line.status();
    return status.at === "gone" ? status.why : null;
  });
  return (
    <>
      <Switch fallback={<Waiting />}>
        <Match when={gone()}>{(why) => <Away why={why()} />}</Match>
        <Match when={line.view.now}>{(view) => <Evening view={view()} />}</Match>
      </Switch>
      <Banner />
      <NoticeBar />
    </>
  );
}

function Waiting(): JSX.Element {
  return (
    <main class="page" data-view="connecting" aria-busy="true">
      <p class="waiting">{say("line.connecting")}</p>
    </main>
  );
}

function Evening(props: { view: PhoneView }): JSX.Element {
  const house = useHouse();
  // Whoever starts a game from the drawer wants to see it; whoever reads the rules reads on, and whoever looks back
  // does so until a game begins.
  createEffect(
    on(
      () => props.view.party.phase,
      (phase) => {
        const stays = layer() === "rules" || (layer() === "games" && phase !== "table");
        if (!stays) clearLayer();
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    const table = props.view.table;
    // What is shown after the end proves nothing any more.
    if (table?.seal && table.result === null) note(house.code, table.number, table.seal);
  });
  return (
    <Show when={props.view.me} fallback={<Join view={props.view} />}>
      {(me) => (
        <>
          <Switch>
            <Match when={me().knocks}>
              <Knocking />
            </Match>
            <Match when={props.view.party.phase === "lobby"}>
              <Lobby party={props.view.party} me={me()} />
            </Match>
            <Match when={props.view.party.phase === "table" && props.view.table}>
              {(table) => <Table party={props.view.party} table={table()} me={me()} />}
            </Match>
            <Match when={props.view.party.phase === "results"}>
              <Results party={props.view.party} table={props.view.table} me={me()} />
            </Match>
            <Match when={props.view.party.phase === "ceremony"}>
              <Ceremony party={props.view.party} me={me()} />
            </Match>
          </Switch>
          <Layers view={props.view} />
        </>
      )}
    </Show>
  );
}

function Layers(props: { view: PhoneView }): JSX.Element {
  return (
    <Switch>
      <Match when={layer() === "rules"}>
        <Rules view={props.view} close={clearLayer} />
      </Match>
      <Match when={layer() === "sheet" && props.view.table}>
        {(table) => <ScoreSheet table={table()} close={clearLayer} />}
      </Match>
      <Match when={layer() === "games" && props.view.me}>
        {(me) => <Games party={props.view.party} me={me()} close={clearLayer} />}
      </Match>
      <Match when={layer() === "me" && props.view.me}>
        {(me) => <MyCard party={props.view.party} me={me()} close={clearLayer} />}
      </Match>
      <Match when={layer() === "drawer" && props.view.host}>
        {(host) => <Drawer view={props.view} host={host()} close={clearLayer} />}
      </Match>
    </Switch>
  );
}
