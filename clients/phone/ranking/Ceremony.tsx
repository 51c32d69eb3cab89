// The end of an evening on the phone: my place, everybody's, and for the host the way on.
import { type JSX, Show } from "solid-js";
import type { Me, PartyView, StandingView } from "../../shared/wire";
import { TopBar } from "../bar/TopBar";
import { Succession } from "../drawer/Succession";
import { useHouse } from "../house";
import { Way } from "../lookback/Way";
import { say } from "../between/words";
import { myPlace, sharedWith } from "../results/mine";
import { Standings } from "./Standings";
import "../results/results.css";

export function Ceremony(props: { party: PartyView; me: Me }): JSX.Element {
  const { line } = useHouse();
  const mine = (): StandingView | undefined =>
    props.party.ranking?.standings.find(({ member }) => member === props.me.member);
  const beside = () =>
    (props.party.ranking?.standings ?? [])
      .filter(({ place, member }) => place === mine()?.place && member !== props.me.member)
      .map(({ name }) => name);
  return (
    <main class="page" data-view="ceremony" data-phase={props.party.phase}>
      <TopBar party={props.party} me={props.me}>
        <strong>{say("ceremony.title")}</strong>
      </TopBar>
      <div class="page-body">
        <Succession party={props.party} me={props.me} />
        <h2 class="results-mine">
          <Show when={mine()} fallback={say("ceremony.thanks")}>
            {(one) => myPlace("ceremony", one().place)}
          </Show>
        </h2>
        <Show when={sharedWith(beside())}>{(words) => <p class="results-shared">{words()}</p>}</Show>
        <Show when={props.party.ranking} fallback={<p class="ceremony-none quiet">{say("ceremony.none")}</p>}>
          {(ranking) => <Standings ranking={ranking()} me={props.me} />}
        </Show>
        <Way party={props.party} />
      </div>
      <Show when={props.me.host}>
        <div class="page-foot">
          <button
            type="button"
            class="soft-button ceremony-go-on"
            onClick={() => void line.ask("host", { order: { type: "ceremony", on: false } })}
          >
            {say("ceremony.go_on")}
          </button>
        </div>
      </Show>
    </main>
  );
}
