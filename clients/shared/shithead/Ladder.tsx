// All ranks in a row from low to high, those that may be laid now lit, and the one that counts marked.
import { createMemo, For, type JSX } from "solid-js";
import { cornerLetter, rankName } from "../card/names";
import type { Observation } from "../games/shithead";
import { RANKS } from "./pile";
import { say, together } from "./words";
import "./ladder.css";

export function Ladder(props: { seen: Pick<Observation, "playable" | "counts"> }): JSX.Element {
  const playable = createMemo(() => new Set(props.seen.playable));
  const free = (rank: string) => playable().has(rank);
  return (
    <div
      class="sh-ladder"
      role="img"
      aria-label={say("ladder", { ranks: together(RANKS.filter(free).map(rankName)) })}
    >
      <For each={RANKS}>
        {(rank) => (
          <span
            class="sh-ladder-rank"
            data-rank={rank}
            data-free={String(free(rank))}
            data-counts={String(props.seen.counts === rank)}
          >
            {cornerLetter(rank)}
          </span>
        )}
      </For>
    </div>
  );
}
