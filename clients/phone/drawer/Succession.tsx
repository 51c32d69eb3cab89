// Offers the host's role while nobody holds it.
import { type JSX, Show } from "solid-js";
import type { Me, PartyView } from "../../shared/wire";
import { useHouse } from "../house";
import { say } from "../words";
import "./succession.css";

export function Succession(props: { party: PartyView; me: Me }): JSX.Element {
  const house = useHouse();
  const open = () =>
    props.me.may_take_over && !props.me.host && (props.party.host_away || props.party.host === null);
  return (
    <Show when={open()}>
      <div class="succession">
        <p>{say("host.away")}</p>
        <button
          type="button"
          class="soft-button"
          data-take-over
          onClick={() => void house.ask("takeover", {})}
        >
          {say("host.take")}
        </button>
      </div>
    </Show>
  );
}
