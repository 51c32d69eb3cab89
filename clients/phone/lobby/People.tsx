// Who is here tonight.
import { For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import type { Me, MemberView, PartyView } from "../../shared/wire";
import { Icon } from "../icon/Icon";
import { lay } from "../layer";
import { say } from "../between/words";

export function People(props: { party: PartyView; me: Me }): JSX.Element {
  const waits = (member: MemberView) => props.party.next.watching.includes(member.id);
  return (
    <section class="people" aria-label={say("lobby.here")}>
      <For each={props.party.members}>
        {(member) => (
          <Show
            when={member.id === props.me.member}
            fallback={<Person member={member} waits={waits(member)} />}
          >
            <button type="button" class="person person-me" onClick={() => lay("me")}>
              <Face member={member} />
              <span class="person-name">{member.name}</span>
              <span class="person-note person-change">{say("lobby.change_me")}</span>
            </button>
          </Show>
        )}
      </For>
    </section>
  );
}

/** `waits`: the next game has no seat left for that person. */
function Person(props: { member: MemberView; waits: boolean }): JSX.Element {
  return (
    <div class="person">
      <Face member={props.member} />
      <span class="person-name">{props.member.name}</span>
      <span class="person-note">{note(props.member, props.waits)}</span>
    </div>
  );
}

function Face(props: { member: MemberView }): JSX.Element {
  return (
    <span class="person-face">
      <Avatar colour={props.member.colour} symbol={props.member.symbol} faded={!props.member.here} />
      <Show when={props.member.ready}>
        <span class="person-tick">
          <Icon name="check" />
        </span>
      </Show>
      <Show when={props.member.host}>
        <span class="person-host">
          <Icon name="host" />
        </span>
      </Show>
    </span>
  );
}

function note(member: MemberView, waits: boolean): string {
  if (!member.here) return say("lobby.away");
  if (member.sits_out) return say("lobby.sits_out");
  if (waits) return say("lobby.waits");
  if (member.reading) return say("lobby.reading");
  if (member.host) return say("lobby.host");
  return member.ready ? say("lobby.ready_note") : "";
}
