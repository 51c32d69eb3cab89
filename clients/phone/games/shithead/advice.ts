// For learners: what one may do now, and what the chosen cards will do.
import type { Rank } from "../../../shared/card/cards";
import { rankName } from "../../../shared/card/names";
import type { Observation, Options } from "../../../shared/games/shithead";
import { need } from "../../../shared/shithead/need";
import { burnsWith, rankOf } from "../../../shared/shithead/pile";
import { actionOf, type Choice, cardsOf } from "./choice";
import { say } from "./words";

export interface Moment {
  seen: Observation;
  options: Options;
  seat: number;
  legal: readonly string[];
  choice: Choice;
}

/** One or two sentences; null when there is nothing to say. */
export function advice(now: Moment): string | null {
  const { seen, seat } = now;
  if (seen.phase === "swap") return seen.ready[seat] ? say("advice.ready") : swapping(now.choice);
  if (seen.phase !== "play" || seen.sources[seat] === null) return null;
  if (now.legal.length === 0) return say("advice.wait");
  const action = actionOf(now.choice, seen, seat, now.legal);
  if (action?.startsWith("flip")) return say("advice.flip");
  const cards = cardsOf(now.choice, seen, seat);
  if (cards.length === 0) return beforeChoosing(now);
  return action === null ? say("advice.blocked", { need: needed(seen) }) : effect(cards, now);
}

function swapping({ hand, slots }: Choice): string {
  if (hand.length > 0 && slots.length > 0) return say("advice.swap_both");
  if (hand.length > 0) return say("advice.swap_hand");
  return say(slots.length > 0 ? "advice.swap_slot" : "advice.swap");
}

function beforeChoosing({ seen, seat, legal, options }: Moment): string {
  if (seen.sources[seat] === "down") return say("advice.blind");
  if (legal.every((action) => action === "pickup"))
    return say(options.speed_mode ? "advice.none_free" : "advice.none");
  return say(seen.sources[seat] === "up" ? "advice.pick_up" : "advice.pick", { need: needed(seen) });
}

function needed(seen: Observation): string {
  const { title, also } = need(seen);
  return also === "" ? title : `${title}, ${also}`;
}

function effect(cards: readonly string[], { seen, options, seat }: Moment): string {
  const burns = burnsWith(seen.pile, cards, options);
  if (isLast(cards.length, seen, seat)) return say("advice.last");
  if (burns !== null) return say(`advice.${burns}`);
  const rank = rankOf(cards[0] ?? "");
  // A mirror needs something below it (SH-4.8).
  if (rank === "3" && seen.pile.length === 0) return say("advice.plain", { rank: rankName(rank) });
  const others = seen.hand_counts.length - seen.out.length - 1;
  return special(rank, cards.length, options, others) ?? say("advice.plain", { rank: rankName(rank) });
}

/** `others`: how many are still in besides; more than these nobody can skip (SH-8.2). */
function special(rank: Rank, count: number, options: Options, others: number): string | null {
  if (rank === "2") return say("advice.two");
  if (rank === "3") return say("advice.three");
  if (rank === "7") return say("advice.seven");
  if (rank === "9" && options.nine_invisible) return say("advice.nine");
  if (options.speed_mode) return null;
  if (rank === "8" && options.eight_skip) return say("advice.eight", { count: Math.min(count, others) });
  if (rank === "K" && options.king_reverse) return say(count % 2 === 0 ? "advice.kings" : "advice.king");
  return null;
}

function isLast(count: number, seen: Observation, seat: number): boolean {
  const lying = [...(seen.up[seat] ?? []), ...(seen.down[seat] ?? [])].filter(Boolean).length;
  return seen.stock_count === 0 && seen.hand.length + lying === count;
}
