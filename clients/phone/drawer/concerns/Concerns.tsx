// Who waits for the host's word stands first in the drawer, whatever else is open in it.
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import type { PhoneView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say } from "../words";
import { Invite } from "../people/Invite";
import { Sure } from "../Sure";
import { concerns, count } from "./waiting";
import "./concerns.css";

export function Concerns(props: { view: PhoneView }): JSX.Element {
  const house = useHouse();
  const [left, leave] = createSignal<readonly number[]>([]);
  const all = createMemo(() => concerns(props.view));
  const claimed = () => all().claimed.filter((member) => !left().includes(member.id));
  return (
    <Show when={count({ ...all(), claimed: claimed() }) > 0}>
      <section class="concerns" aria-label={say("concerns.title")}>
        <For each={all().knocking}>
          {(knock) => (
            <article class="concern" data-concern="knock">
              <p>{say("concerns.knock", { name: knock.name })}</p>
              <div class="concern-ways">
                <button
                  type="button"
                  class="soft-button"
                  data-tone="good"
                  data-admit={knock.member}
                  onClick={() => void house.order({ type: "admit", member: knock.member, yes: true })}
                >
                  {say("concerns.admit")}
                </button>
                <Sure
                  words={say("concerns.refuse")}
                  question={say("concerns.refuse_sure", { name: knock.name })}
                  yes={say("concerns.refuse_yes")}
                  act={async () => {
                    await house.order({ type: "admit", member: knock.member, yes: false });
                  }}
                />
              </div>
            </article>
          )}
        </For>
        <For each={all().guests}>
          {(guest) => (
            <article class="concern" data-concern="guest">
              <p>{say("concerns.guest", { name: guest.name })}</p>
              <Show when={props.view.table}>{(table) => <Invite person={guest} table={table()} />}</Show>
            </article>
          )}
        </For>
        <For each={claimed()}>
          {(member) => (
            <article class="concern" data-concern="claim">
              <p>{say("concerns.claim", { name: member.name })}</p>
              <div class="concern-ways">
                <Sure
                  words={say("concerns.vouch", { name: member.name })}
                  question={say("concerns.vouch_sure", { name: member.name })}
                  yes={say("concerns.vouch_yes")}
                  act={async () => {
                    await house.order({ type: "vouch", member: member.id });
                  }}
                />
                <button
                  type="button"
                  class="soft-button"
                  data-leave={member.id}
                  onClick={() => leave([...left(), member.id])}
                >
                  {say("concerns.leave")}
                </button>
              </div>
            </article>
          )}
        </For>
      </section>
    </Show>
  );
}
