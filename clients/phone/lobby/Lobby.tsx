// Before the game: who is here, what will be played, and a sign that one is ready.
import { type JSX, Show } from "solid-js";
import type { Me, PartyView } from "../../shared/wire";
import { TopBar } from "../bar/TopBar";
import { Succession } from "../drawer/Succession";
import { useHouse } from "../house";
import { Icon } from "../icon/Icon";
import { lay } from "../layer";
import { reasonWords } from "../reasons";
import { say } from "../words";
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
        <People party={props.party} me={props.me} />
        <Programme next={props.party.next} me={props.me} />
      </div>
      <div class="page-foot">
        <Go party={props.party} me={props.me} />
      </div>
    </main>
  );
}

/** The host starts; the others say that they are ready. `drawer`: stands in it already. */
export function Go(props: { party: PartyView; me: Me; drawer?: boolean }): JSX.Element {
  const house = useHouse();
  const mine = () => props.party.members.find((member) => member.id === props.me.member);
  const refused = () => props.party.next.refused;
  return (
    <Show when={props.me.host} fallback={<Ready ready={mine()?.ready ?? false} />}>
      <Show when={refused()}>
        {(why) => <p class="lobby-why">{reasonWords(why().reason, house.line.view.now)}</p>}
      </Show>
      <div class="lobby-go">
        <button
          type="button"
          class="big-button"
          data-start
          disabled={refused() !== null}
          onClick={() => void house.order({ type: "start" })}
        >
          {props.party.phase === "results" ? say("results.again") : say("lobby.start")}
        </button>
        <Show when={!props.drawer}>
          <button type="button" class="soft-button" onClick={() => lay("drawer")}>
            {say("lobby.change")}
          </button>
        </Show>
      </div>
    </Show>
  );
}

function Ready(props: { ready: boolean }): JSX.Element {
  const house = useHouse();
  return (
    <>
      <button
        type="button"
        class="big-button"
        classList={{ "is-ready": props.ready }}
        data-ready={String(props.ready)}
        aria-pressed={props.ready}
        onClick={() => void house.ask("change", { ready: !props.ready })}
      >
        <Show when={props.ready}>
          <Icon name="check" />
        </Show>
        {props.ready ? say("lobby.is_ready") : say("lobby.ready")}
      </button>
      <p class="lobby-wait">{say("lobby.host_starts")}</p>
    </>
  );
}
