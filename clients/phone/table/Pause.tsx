// Why the table stands still, and who can let it go on.
import { createMemo, type JSX, Match, Show, Switch } from "solid-js";
import { createCountdown } from "../../shared/clock/countdown";
import type { Me, PartyView, PauseView, TableView } from "../../shared/wire";
import { useHouse } from "../house";
import { Icon } from "../icon/Icon";
import { say } from "../words";
import { together } from "./together";

export function Pause(props: { party: PartyView; table: TableView; me: Me }): JSX.Element {
  const house = useHouse();
  const reason = createMemo(() => props.table.paused?.reason);
  return (
    <Show when={props.table.paused}>
      {(paused) => (
        <section class="pause" data-pause={paused().reason} aria-live="polite">
          <Switch>
            <Match when={reason() === "countdown"}>
              <Countdown paused={paused()} />
            </Match>
            <Match when={reason()}>
              <span class="pause-sign">
                <Icon name={reason() === "rules" ? "rules" : "pause"} />
              </span>
              <p>{sentence(paused(), props.party)}</p>
            </Match>
          </Switch>
          <Show when={reason() === "rules" && props.me.seat !== null}>
            <button type="button" class="soft-button" data-go-on onClick={() => void house.ask("goon", {})}>
              {say("pause.go_on")}
            </button>
          </Show>
          <Show when={reason() === "host" && props.me.host}>
            <button
              type="button"
              class="soft-button"
              data-go-on
              onClick={() => void house.order({ type: "pause", on: false })}
            >
              {say("pause.go_on")}
            </button>
          </Show>
        </section>
      )}
    </Show>
  );
}

function Countdown(props: { paused: PauseView }): JSX.Element {
  const { line } = useHouse();
  const left = createCountdown(() => {
    line.arrived();
    return { left: props.paused.left, running: true };
  });
  return (
    <p>
      {say("pause.countdown")} <strong class="pause-number">{Math.max(1, Math.ceil(left() ?? 0))}</strong>
    </p>
  );
}

function sentence(paused: PauseView, party: PartyView): string {
  const names = party.members
    .filter((member) => paused.members.includes(member.id))
    .map((member) => member.name);
  if (paused.reason === "host") return say("pause.host");
  if (paused.reason === "disk") return say("pause.disk");
  const key = paused.reason === "rules" ? "pause.rules" : "pause.restart";
  if (names.length === 0) return say(`${key}_nobody`);
  return say(key, { names: together(names), count: names.length });
}
