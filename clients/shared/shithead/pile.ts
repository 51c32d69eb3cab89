// What cards on the pile come to: which of them counts, and whether the next ones would burn it (SH-4.1, SH-5).
import { face, type Rank } from "../card/cards";
import type { Options } from "../games/shithead";

/** Low to high; suits mean nothing (SH-1.1). */
export const RANKS: readonly Rank[] = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"];

type BurnOptions = Pick<Options, "mirror_in_quad" | "triple_seven">;

export function rankOf(card: string): Rank {
  return face(card).rank;
}

/** Where the card lies that the next one is compared with; null: none of them asks for anything. */
export function countingAt(pile: readonly string[], options: Pick<Options, "nine_invisible">): number | null {
  let mirror: number | null = null;
  for (let at = pile.length - 1; at >= 0; at--) {
    const rank = rankOf(pile[at] ?? "");
    if (rank === "3") mirror ??= at;
    else if (rank !== "9" || !options.nine_invisible) return at;
  }
  return mirror;
}

/** Whether the pile burns once these equal cards lie on it, and why (SH-4.4, SH-5.1, SH-8.4). */
export function burnsWith(
  pile: readonly string[],
  laid: readonly string[],
  options: BurnOptions,
): "ten" | "four" | "triple_seven" | null {
  const ranks = [...pile, ...laid].map(rankOf);
  if (ranks[ranks.length - 1] === "10") return "ten";
  if (areEqual(options.mirror_in_quad ? mirrored(ranks) : ranks, 4)) return "four";
  return options.triple_seven && ranks[ranks.length - 1] === "7" && areEqual(ranks, 3)
    ? "triple_seven"
    : null;
}

function areEqual(ranks: readonly Rank[], count: number): boolean {
  const top = ranks.slice(-count);
  return top.length === count && top.every((rank) => rank === top[0]);
}

/** Each 3 as what lies below it (SH-9.3). */
function mirrored(ranks: readonly Rank[]): Rank[] {
  const counted: Rank[] = [];
  for (const rank of ranks) counted.push(rank === "3" ? (counted[counted.length - 1] ?? "3") : rank);
  return counted;
}
