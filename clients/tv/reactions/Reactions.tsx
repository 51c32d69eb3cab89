// What people send from their phones floats up at the screen's edges, where nothing else is ever drawn.
import { createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { ReactionSign } from "../../shared/reactions/ReactionSign";
import type { PartyView } from "../../shared/wire";
import type { TvLine } from "../App";
import { type Floating, joined, STAY } from "./floating";
import "./reactions.css";

export function Reactions(props: { line: Pick<TvLine, "onReaction">; party: PartyView }): JSX.Element {
  const [floating, setFloating] = createSignal<Floating[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let count = 0;

  const stop = props.line.onReaction((reaction) => {
    if (document.hidden) return;
    const id = count++;
    setFloating((before) => joined(before, reaction, id));
    const timer = setTimeout(() => {
      timers.delete(timer);
      setFloating((before) => before.filter((one) => one.id !== id));
    }, STAY);
    timers.add(timer);
  });
  onCleanup(() => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  });

  const sender = (one: Floating) => props.party.members.find((member) => member.id === one.member);
  return (
    <ul class="reactions" aria-hidden="true">
      <For each={floating()}>
        {(one) => (
          <li class="reaction" data-lane={one.lane} data-symbol={one.symbol}>
            <div class="reaction-sign">
              <ReactionSign symbol={one.symbol} />
            </div>
            <Show when={sender(one)}>
              {(member) => (
                <>
                  <Avatar colour={member().colour} symbol={member().symbol} />
                  <span class="reaction-name">{member().name}</span>
                </>
              )}
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
