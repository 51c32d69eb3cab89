// How the evening is run: the clock, late guests, the moderator, what the screens show, and its end.
import { type JSX, Show } from "solid-js";
import type { Arrange, HostView, PartyView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say as sayBetween } from "../../between/words";
import { say } from "../words";
import { Sure } from "../Sure";
import { Choice } from "../Choice";
import { Fold } from "../Fold";
import { CutIn } from "./CutIn";
import { Screens } from "./Screens";
import { Toggle } from "./Toggle";
import "./evening.css";

/** Seconds a decision; 0 at the end: no limit. */
const SECONDS = [15, 20, 30, 45, 60, 90, 120, 180, 0] as const;
const LATE = ["ask", "now", "round", "game"] as const;
const MODERATOR = ["talkative", "brief", "silent"] as const;

export function Evening(props: { party: PartyView; host: HostView; close: () => void }): JSX.Element {
  const house = useHouse();
  const settings = () => props.party.settings;
  const arrange = (what: Omit<Arrange, "type">) => void house.order({ type: "arrange", ...what });
  return (
    <section class="evening">
      <Choice
        field="seconds"
        legend={say("drawer.clock")}
        hint={say("evening.clock_hint")}
        values={SECONDS}
        value={props.party.next.seconds}
        words={(count) => (count === 0 ? say("drawer.no_clock") : say("drawer.seconds", { count }))}
        choose={(seconds) => void house.order({ type: "set_up", seconds })}
      />
      <Choice
        field="moderator"
        legend={say("moderator.title")}
        values={MODERATOR}
        value={settings().moderator}
        words={(moderator) => say(`moderator.${moderator}`)}
        choose={(moderator) => arrange({ moderator })}
      />
      <div class="toggles">
        <Toggle
          name="sound"
          on={!settings().muted}
          words={say("evening.sound")}
          change={(on) => arrange({ muted: !on })}
        />
        <Toggle
          name="reactions"
          on={settings().reactions}
          words={say("evening.reactions")}
          hint={say("evening.reactions_hint")}
          change={(reactions) => arrange({ reactions })}
        />
      </div>
      <Fold name="guests" words={say("evening.guests")}>
        <Choice
          field="late"
          legend={say("late.title")}
          hint={say(`late.${settings().late}_hint`)}
          values={LATE}
          value={settings().late}
          words={(late) => say(`late.${late}`)}
          choose={(late) => arrange({ late })}
        />
        <div class="toggles">
          <Toggle
            name="nod"
            on={settings().nod}
            words={say("evening.nod")}
            hint={say("evening.nod_hint")}
            change={(nod) => arrange({ nod })}
          />
          <Toggle
            name="locked"
            on={settings().locked}
            words={say("evening.locked")}
            hint={say("evening.locked_hint")}
            change={(locked) => arrange({ locked })}
          />
          <Toggle
            name="hidden"
            on={settings().hidden}
            words={say("evening.hidden")}
            hint={say("evening.hidden_hint")}
            change={(hidden) => arrange({ hidden })}
          />
        </div>
      </Fold>
      <CutIn next={props.party.next} />
      <Screens screens={props.host.screens} />
      <Show when={props.party.phase !== "table"}>
        <Ending party={props.party} close={props.close} />
      </Show>
    </section>
  );
}

function Ending(props: { party: PartyView; close: () => void }): JSX.Element {
  const house = useHouse();
  return (
    <div class="ending">
      <Show when={props.party.phase === "results"}>
        <button
          type="button"
          class="soft-button"
          data-lobby
          onClick={() => void house.order({ type: "end" })}
        >
          {say("drawer.lobby")}
        </button>
      </Show>
      <Show
        when={props.party.phase === "ceremony"}
        fallback={
          <Sure
            words={say("ceremony.end")}
            question={say("ceremony.end_sure")}
            yes={say("ceremony.end_yes")}
            act={async () => {
              if (await house.order({ type: "ceremony", on: true })) props.close();
            }}
          />
        }
      >
        <button
          type="button"
          class="soft-button"
          onClick={() => void house.order({ type: "ceremony", on: false })}
        >
          {sayBetween("ceremony.go_on")}
        </button>
      </Show>
    </div>
  );
}
