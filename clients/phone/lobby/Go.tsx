// The next step of the evening, as one button: the host starts, the others say that they are ready.
import { type JSX, Match, Show, Switch } from "solid-js";
import { list } from "../../shared/listing";
import { ready } from "../../shared/ready";
import type { Me, PartyView } from "../../shared/wire";
import { nameOf } from "../games/games";
import { useHouse } from "../house";
import { Icon } from "../icon/Icon";
import { lay } from "../layer";
import { wordsOf } from "../reasons";
import { say } from "../between/words";
import "./go.css";

/** `drawer`: stands in it already. */
export function Go(props: { party: PartyView; me: Me; drawer?: boolean }): JSX.Element {
  const house = useHouse();
  const mine = () => props.party.members.find((member) => member.id === props.me.member);
  const refused = () => props.party.next.refused;
  /** Where no game came to an end nobody has won anything. */
  const over = () => props.party.programme_over && props.party.ranking !== null;
  return (
    <Show
      when={props.me.host}
      fallback={
        <Show
          when={props.party.phase === "results" && over()}
          fallback={<Ready ready={mine()?.ready ?? false} others={readyWords(props.party)} />}
        >
          <p class="lobby-wait">{say("ceremony.soon")}</p>
        </Show>
      }
    >
      <Show when={readyWords(props.party)}>{(words) => <p class="lobby-wait">{words()}</p>}</Show>
      <Show when={refused()}>
        {(why) => <p class="lobby-why">{wordsOf(props.party.next.game, why().reason)}</p>}
      </Show>
      <div class="lobby-go">
        <Switch fallback={<Start {...props} words={startWords(props.party)} main />}>
          <Match when={props.party.phase === "ceremony"}>
            <button
              type="button"
              class="big-button"
              data-ceremony="off"
              onClick={() => void house.order({ type: "ceremony", on: false })}
            >
              {say("ceremony.go_on")}
            </button>
          </Match>
          <Match when={over()}>
            <button
              type="button"
              class="big-button"
              data-ceremony="on"
              onClick={() => void house.order({ type: "ceremony", on: true })}
            >
              {say("ceremony.hold")}
            </button>
            <Start {...props} words={say("results.again")} />
          </Match>
        </Switch>
        <Show when={!props.drawer && !over()}>
          <button type="button" class="soft-button" onClick={() => lay("drawer")}>
            {say("lobby.change")}
          </button>
        </Show>
      </div>
    </Show>
  );
}

function Start(props: { party: PartyView; words: string; main?: boolean }): JSX.Element {
  const house = useHouse();
  return (
    <button
      type="button"
      class={props.main ? "big-button" : "soft-button"}
      data-start
      disabled={props.party.next.refused !== null}
      onClick={() => void house.order({ type: "start" })}
    >
      {props.words}
    </button>
  );
}

function startWords(party: PartyView): string {
  if (party.phase !== "results") return say("lobby.start");
  const endless = party.programme.length === 1 && party.next.repeat === 0;
  return endless ? say("results.again") : say("results.next", { game: nameOf(party.next.game) });
}

/** In the lobby everybody's picture says so. */
function readyWords(party: PartyView): string {
  if (party.phase !== "results" || party.programme_over) return "";
  const { names, all } = ready(party);
  if (all) return say("results.all_ready");
  return names.length === 0 ? "" : say("results.ready", { names: list(names) });
}

function Ready(props: { ready: boolean; others: string }): JSX.Element {
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
      <p class="lobby-wait">{props.others || say("lobby.host_starts")}</p>
    </>
  );
}
