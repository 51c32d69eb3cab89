// Whether I play: out for a moment, out for the games to come, or on my way home.
import { type JSX, Show } from "solid-js";
import type { Me, PartyView } from "../../shared/wire";
import { Sure } from "../drawer/Sure";
import { useHouse } from "../house";
import { say } from "../words";
import "./guest.css";

export function Presence(props: { party: PartyView; me: Me; close: () => void }): JSX.Element {
  const house = useHouse();
  const out = (): boolean => props.party.members.find(({ id }) => id === props.me.member)?.sits_out ?? false;
  const plays = (): boolean => props.party.phase === "table" && props.me.seat !== null;

  async function leave(for_good: boolean): Promise<void> {
    if (await house.ask("leave", { for_good })) props.close();
  }

  return (
    <section class="guest-presence" aria-label={say("guest.title")}>
      <Show when={plays()}>
        <button type="button" class="soft-button" data-leave="moment" onClick={() => void leave(false)}>
          {say("guest.moment")}
        </button>
        <p class="quiet">{say("guest.moment_more")}</p>
        <Sure
          words={say("guest.home")}
          question={say("guest.home_sure")}
          yes={say("guest.home_yes")}
          act={() => leave(true)}
        />
      </Show>
      <Show when={!plays()}>
        <button
          type="button"
          class="soft-button"
          aria-pressed={out()}
          data-sits-out={String(out())}
          onClick={() => void house.ask("change", { sits_out: !out() })}
        >
          {out() ? say("guest.play") : say("guest.sit_out")}
        </button>
      </Show>
    </section>
  );
}
