// What may be laid on the pile now, in words: the ordinary cards first, then those that fit nearly everywhere.
import type { Rank } from "../card/cards";
import { rankName } from "../card/names";
import type { Observation } from "../games/shithead";
import { RANKS } from "./pile";
import { either, say, together } from "./words";

export interface Need {
  /** "9 oder höher". */
  title: string;
  /** "dazu 2, 3 und 10"; empty when the title says it all. */
  also: string;
}

const ALWAYS: readonly string[] = ["2", "3", "10"];
const ORDINARY = RANKS.filter((rank) => !ALWAYS.includes(rank));

export function need(seen: Pick<Observation, "playable">): Need {
  const free = seen.playable as Rank[];
  const ordinary = ORDINARY.filter((rank) => free.includes(rank));
  const special = ALWAYS.filter((rank) => free.includes(rank as Rank));
  if (free.length === RANKS.length) return { title: say("need.all"), also: "" };
  if (ordinary.length === 0) return { title: say("need.only", { ranks: either(special) }), also: "" };
  const also = special.length > 0 ? say("need.also", { ranks: together(special) }) : "";
  return { title: upper(title(ordinary)), also };
}

function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function title(ordinary: readonly Rank[]): string {
  const [lowest] = ordinary;
  const reachesTop = ordinary[ordinary.length - 1] === "A";
  if (lowest !== undefined && reachesTop && ordinary.length > 1)
    return say("need.from", { rank: rankName(lowest) });
  return say("need.only", { ranks: either(ordinary.map(rankName)) });
}
