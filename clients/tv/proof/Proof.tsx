// The number with which somebody proves to be here already: large, for a minute, on trusted screens alone.
import { createMemo, For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { createCountdown } from "../../shared/clock/countdown";
import type { PartyView, ProofView } from "../../shared/wire";
import { say } from "../words";
import "./proof.css";

/** So many fit beside each other; a third one waits until one of them is gone. */
const MOST = 2;

export function Proofs(props: { proofs: ProofView[]; party: PartyView; live: boolean }): JSX.Element {
  return (
    <Show when={props.proofs.length > 0}>
      <aside class="proofs" data-count={Math.min(MOST, props.proofs.length)} aria-live="polite">
        <For each={props.proofs.slice(0, MOST)}>
          {(proof) => <Proof proof={proof} party={props.party} live={props.live} />}
        </For>
      </aside>
    </Show>
  );
}

function Proof(props: { proof: ProofView; party: PartyView; live: boolean }): JSX.Element {
  const member = createMemo(() => props.party.members.find(({ id }) => id === props.proof.member));
  const left = createCountdown(() => ({ left: props.proof.left, running: props.live }));
  return (
    <Show when={left() !== 0 && member()}>
      {(who) => (
        <section class="proof" data-member={who().id}>
          <Avatar colour={who().colour} symbol={who().symbol} />
          <p class="proof-title">{say("tv.proof.title", { name: who().name })}</p>
          <strong class="proof-number">{props.proof.number}</strong>
          <span class="proof-left">{Math.ceil(left() ?? 0)} s</span>
        </section>
      )}
    </Show>
  );
}
