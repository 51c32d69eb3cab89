// Who has come in: each with symbol, name, and a tick once ready; whoever comes pops in.
import { For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import type { MemberView, PartyView } from "../../shared/wire";
import { say } from "../words";
import "./people.css";

/** How close they must stand together. */
export function crowd(people: number): "few" | "row" | "some" | "many" {
  if (people <= 4) return "few";
  if (people === 5) return "row";
  return people <= 10 ? "some" : "many";
}

/** Chairs that are drawn as free, so that few people do not look lost: as many as fill the row. */
export function chairs(people: number, row: number): number {
  return people === 0 ? 0 : Math.max(0, row - people);
}

export function People(props: { party: PartyView; wifi: boolean }): JSX.Element {
  const members = (): MemberView[] => props.party.members;
  const open = () => props.party.url !== null && !props.party.settings.locked;
  return (
    <section class="people" data-crowd={crowd(members().length)}>
      <h2>
        {members().length === 0 ? say("tv.people.none") : say("tv.people.here", { count: members().length })}
      </h2>
      <Show when={members().length === 0}>
        <FirstSteps wifi={props.wifi} />
      </Show>
      <ul class="people-list">
        <For each={members()}>
          {(member) => <Person member={member} waits={props.party.next.watching.includes(member.id)} />}
        </For>
        <For each={Array.from({ length: open() ? chairs(members().length, props.wifi ? 3 : 4) : 0 })}>
          {() => (
            <li class="chair" aria-hidden="true">
              <span />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

/** For whoever stands before an empty table. `wifi`: two codes stand beside it, with numbers that are these. */
function FirstSteps(props: { wifi: boolean }): JSX.Element {
  const steps = (): string[] =>
    props.wifi
      ? [say("tv.people.scan_wifi"), say("tv.people.scan_play"), say("tv.people.name")]
      : [say("tv.people.scan"), say("tv.people.name"), say("tv.people.first")];
  return (
    <ol class="people-steps">
      <For each={steps()}>
        {(step, at) => (
          <li>
            <b>{at() + 1}</b>
            {step}
          </li>
        )}
      </For>
    </ol>
  );
}

/** `waits`: the next game has no seat left for that person. */
function Person(props: { member: MemberView; waits: boolean }): JSX.Element {
  return (
    <li class="person" data-member={props.member.id} data-colour={props.member.colour}>
      <span class="person-face">
        <Avatar colour={props.member.colour} symbol={props.member.symbol} faded={!props.member.here} />
        <Show when={props.member.ready}>
          <svg class="person-ready" viewBox="-12 -12 24 24" role="img" aria-label={say("tv.people.ready")}>
            <circle r="11" />
            <path d="M-5.5 0.5L-1.5 4.5L5.5-4" />
          </svg>
        </Show>
      </span>
      <span class="person-name">{props.member.name}</span>
      <span class="person-note">{note(props.member, props.waits)}</span>
    </li>
  );
}

function note(member: MemberView, waits: boolean): string {
  if (!member.here) return say("tv.people.away");
  if (member.sits_out) return say("tv.people.watches");
  if (waits) return say("tv.people.waits");
  return member.host ? say("tv.people.host") : "";
}
