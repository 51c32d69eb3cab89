// The host's drawer: what waits for his word, then games, people and evening side by side.
import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import type { HostView, PhoneView } from "../../shared/wire";
import { Go } from "../lobby/Go";
import { Paper } from "../paper/Paper";
import { panelOf, Tabs, tabOf } from "../tabs/Tabs";
import { say } from "./words";
import { Concerns } from "./concerns/Concerns";
import { Evening } from "./evening/Evening";
import { People } from "./people/People";
import { Programme } from "./programme/Programme";
import { Running } from "./Running";
import "../../shared/form/form.css";
import "./drawer.css";

const SECTIONS = ["programme", "people", "evening"] as const;
type Section = (typeof SECTIONS)[number];

export function Drawer(props: { view: PhoneView; host: HostView; close: () => void }): JSX.Element {
  const [section, setSection] = createSignal<Section>("programme");
  const playing = () => (props.view.party.phase === "table" ? props.view.table : null);
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
      <Concerns view={props.view} />
      <Tabs
        name="drawer"
        label={say("drawer.title")}
        tabs={SECTIONS}
        tab={section()}
        choose={setSection}
        words={(each) => say(`drawer.tab.${each}`)}
      />
      <div
        id={panelOf("drawer")}
        class="drawer-panel"
        role="tabpanel"
        aria-labelledby={tabOf("drawer", section())}
      >
        <Switch>
          <Match when={section() === "programme"}>
            <Show when={playing()}>
              {(table) => (
                <Running
                  party={props.view.party}
                  table={table()}
                  alike={props.host.alike}
                  me={props.view.me}
                  close={props.close}
                  ended={() => document.getElementById(tabOf("drawer", "programme"))?.focus()}
                />
              )}
            </Show>
            <Programme party={props.view.party} host={props.host} />
          </Match>
          <Match when={section() === "people"}>
            <People view={props.view} host={props.host} />
          </Match>
          <Match when={section() === "evening"}>
            <Evening party={props.view.party} host={props.host} close={props.close} />
          </Match>
        </Switch>
      </div>
    </Paper>
  );
}
