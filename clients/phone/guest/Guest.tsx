// For somebody without a seat: how he stands, and the way in or out.
import { type JSX, Show } from "solid-js";
import type { Me, PartyView } from "../../shared/wire";
import { useHouse } from "../house";
import { say } from "../words";
import { standing } from "./standing";
import "./guest.css";

export function Guest(props: { party: PartyView; me: Me }): JSX.Element {
  const house = useHouse();
  const how = () => standing(props.party, props.me);
  const out = (): boolean => how()?.how === "sits_out";
  return (
    <Show when={how()}>
      {(it) => (
        <section class="guest" data-standing={it().how} role="status">
          <p>{words(it())}</p>
          <button
            type="button"
            class={out() ? "soft-button" : "guest-out"}
            onClick={() => void house.ask("change", { sits_out: !out() })}
          >
            {out() ? say("guest.play") : say("guest.only_watch")}
          </button>
        </section>
      )}
    </Show>
  );
}

function words(it: NonNullable<ReturnType<typeof standing>>): string {
  return it.how === "queue" ? say("guest.queue", { count: it.place }) : say(`guest.${it.how}`);
}
