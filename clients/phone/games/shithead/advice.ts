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
  if (seen.phase === "swap") return seen.ready[seat] ? say("coach.ready") : swapping(now.choice);
  if (seen.phase !== "play" || seen.sources[seat] === null) return null;
  if (now.legal.length === 0) return say("coach.wait");
  const action = actionOf(now.choice, seen, seat, now.legal);
  if (action?.startsWith("flip")) return say("coach.flip");
  const cards = cardsOf(now.choice, seen, seat);
  if (cards.length === 0) return beforeChoosing(now);
  return action === null ? say("coach.blocked", { need: needed(seen) }) : effect(cards, now);
}

function swapping({ hand, slots }: Choice): string {
  if (hand.length > 0 && slots.length > 0) return say("coach.swap_both");
  if (hand.length > 0) return say("coach.swap_hand");
  return say(slots.length > 0 ? "coach.swap_slot" : "coach.swap");
}

function beforeChoosing({ seen, seat, legal, options }: Moment): string {
  if (seen.sources[seat] === "down") return say("coach.blind");
  if (legal.every((action) => action === "pickup"))
    return say(options.speed_mode ? "coach.none_free" : "coach.none");
  return say(seen.sources[seat] === "up" ? "coach.pick_up" : "coach.pick", { need: needed(seen) });
}

function needed(seen: Observation): string {
  const { title, also } = need(seen);
  return also === "" ? title : `${title}, ${also}`;
}

function effect(cards: readonly string[], { seen, options, seat }: Moment): string {
  const burns = burnsWith(seen.pile, cards, options);
  if (isLast(cards.length, seen, seat)) return say("coach.last");
  if (burns !== null) return say(`coach.${burns}`);
  const rank = rankOf(cards[0] ?? "");
  return special(rank, cards.length, options) ?? say("coach.plain", { rank: rankName(rank) });
}

function special(rank: Rank, count: number, options: Options): string | null {
  if (rank === "2") return say("coach.two");
  if (rank === "3") return say("coach.three");
  if (rank === "7") return say("coach.seven");
  if (rank === "9" && options.nine_invisible) return say("coach.nine");
  if (options.speed_mode) return null;
  if (rank === "8" && options.eight_skip) return say("coach.eight", { count });
  if (rank === "K" && options.king_reverse) return say(count % 2 === 0 ? "coach.kings" : "coach.king");
  return null;
}

function isLast(count: number, seen: Observation, seat: number): boolean {
  const lying = [...(seen.up[seat] ?? []), ...(seen.down[seat] ?? [])].filter(Boolean).length;
  return seen.stock_count === 0 && seen.hand.length + lying === count;
}
