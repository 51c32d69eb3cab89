// The page of whoever has come in: what the house shows now, and what lies on top of it.
import { createEffect, type JSX, Match, on, onCleanup, Switch } from "solid-js";
import type { Me, PhoneView } from "../../shared/wire";
import { known } from "../games/games";
import { Knocking } from "../guest/Knocking";
import { useHouse } from "../house";
import { clearLayer, layer } from "../layer";
import { note } from "../lookback/noted";
import { Away, Ceremony, Drawer, Games, Lobby, MyCard, Results, Rules, ScoreSheet } from "../parts";
import { Table } from "../table/Table";

/** So long after the page is there, in milliseconds, the parts behind its buttons are fetched: nobody waits for them then. */
const CALM = 3_000;

export function Evening(props: { view: PhoneView; me: Me }): JSX.Element {
  const house = useHouse();
  // Whoever starts a game from the drawer wants to see it, and whoever ends one there goes on to the next; whoever
  // reads the rules reads on, and whoever looks back does so until a game begins.
  createEffect(
    on(
      () => props.view.party.phase,
      (phase, before) => {
        const stays =
          layer() === "rules" ||
          (layer() === "games" && phase !== "table") ||
          (layer() === "drawer" && before === "table" && phase === "lobby");
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
  createEffect(
    on(
      () => props.view.table?.game,
      (game) => {
        const timer = setTimeout(() => game && known(game)?.Sheet?.fetch(), CALM);
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
  setTimeout(() => {
    for (const part of [ScoreSheet, Rules, Lobby, MyCard, Results, Ceremony, Games, Away]) part.fetch();
    if (props.me.host) Drawer.fetch();
  }, CALM);
  return (
    <>
      <Switch>
        <Match when={props.me.knocks}>
          <Knocking />
        </Match>
        <Match when={props.view.party.phase === "lobby"}>
          <Lobby party={props.view.party} me={props.me} />
        </Match>
        <Match when={props.view.party.phase === "table" && props.view.table}>
          {(table) => <Table party={props.view.party} table={table()} me={props.me} />}
        </Match>
        <Match when={props.view.party.phase === "results"}>
          <Results party={props.view.party} table={props.view.table} me={props.me} />
        </Match>
        <Match when={props.view.party.phase === "ceremony"}>
          <Ceremony party={props.view.party} me={props.me} />
        </Match>
      </Switch>
      <Layers view={props.view} me={props.me} />
    </>
  );
}

function Layers(props: { view: PhoneView; me: Me }): JSX.Element {
  return (
    <Switch>
      <Match when={layer() === "rules"}>
        <Rules view={props.view} close={clearLayer} />
      </Match>
      <Match when={layer() === "sheet" && props.view.table}>
        {(table) => <ScoreSheet table={table()} close={clearLayer} />}
      </Match>
      <Match when={layer() === "games"}>
        <Games party={props.view.party} me={props.me} close={clearLayer} />
      </Match>
      <Match when={layer() === "me"}>
        <MyCard party={props.view.party} me={props.me} close={clearLayer} />
      </Match>
      <Match when={layer() === "drawer" && props.view.host}>
        {(host) => <Drawer view={props.view} host={host()} close={clearLayer} />}
      </Match>
    </Switch>
  );
}
