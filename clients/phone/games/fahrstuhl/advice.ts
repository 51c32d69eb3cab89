// For learners: what may I bid or play now, and what will it do.
import { cardName, suitName } from "../../../shared/card/names";
import { face } from "../../../shared/card/cards";
import type { Observation, Options } from "../../../shared/games/fahrstuhl";
import { bidding, outcome } from "./outcomes";
import { each, points } from "./points";
import { isTop, isTrump, strength, strongest } from "./strength";
import { say } from "./words";

export interface Moment {
  seen: Observation;
  options: Options;
  seat: number;
  /** Whether I am to bid or to play. */
  mine: boolean;
  /** The number that is pointed at while I bid. */
  picked: number | null;
  /** The card that is drawn out of the hand. */
  card: string | null;
}

/** One or two sentences; null when there is nothing to say. */
export function advice(now: Moment): string | null {
  const { phase, trump } = now.seen;
  if (phase === "over") return null;
  if (phase === "bid" && trump !== null) return now.mine ? toBid(now) : notToBid(now, trump);
  if (phase === "play" && trump !== null) return now.mine ? toPlay(now, trump) : notToPlay(now);
  return say("advice.deal");
}

function toBid({ seen, options, picked }: Moment): string {
  if (picked === null) return say("advice.bid", { count: seen.cards });
  const worth = { count: picked, points: points(picked, picked, seen, options), off: -each(seen) };
  const makes = outcome(picked, bidding(seen.bids, seen.cards));
  return together(say("advice.worth", worth), makes === "open" ? "" : say(`advice.makes_${makes}`));
}

function notToBid({ seen, seat }: Moment, trump: string): string {
  if (seen.bids[seat] == null) return say("advice.trump", { suit: suitName(face(trump).suit) });
  const settled = outcome(0, bidding(seen.bids, seen.cards)) === "undivided";
  return settled ? say("advice.said_undivided") : say("advice.said", { cards: seen.cards });
}

function toPlay(now: Moment, trump: string): string {
  const { seen, card } = now;
  const blocked = Object.keys(seen.blocked);
  if (card !== null && blocked.includes(card)) return say("advice.not_yet");
  if (card !== null) return effect(now, card, trump);
  return together(say(`advice.${duty(seen.hand, trump)}`), standing(now));
}

function duty(hand: readonly string[], trump: string): "duty" | "only_trump" | "free" {
  if (!hand.some((card) => isTrump(card, trump))) return "free";
  return hand.every((card) => isTrump(card, trump)) ? "only_trump" : "duty";
}

function notToPlay(now: Moment): string {
  const { trick, last_trick } = now.seen;
  const shared = trick.length === 0 && last_trick !== null && last_trick.seats.length > 1;
  return together(shared ? say("advice.shared", { count: last_trick.seats.length }) : "", standing(now));
}

/** How my tricks stand to my bid, by the tricks that are still to be had. */
function standing({ seen, seat }: Moment): string {
  const bid = seen.bids[seat] ?? 0;
  const tricks = seen.tricks[seat] ?? 0;
  const need = bid - tricks;
  const left = seen.hand.length + (seen.trick.some(([by]) => by === seat) ? 1 : 0);
  const facts = { bid, off: each(seen) };
  if (need < 0) return say("advice.over", facts);
  if (need === 0) return say("advice.exact", facts);
  if (need > left) return say("advice.short", facts);
  if (need === left) return say("advice.need_all", { ...facts, count: left });
  return say("advice.need", { ...facts, count: need });
}

/** What that card does to the trick (FS-4, FS-6.3): no guess at what others hold, only what is certain. */
function effect(now: Moment, card: string, trump: string): string {
  const { seen } = now;
  const best = strongest(
    seen.trick.map(([, laid]) => laid),
    trump,
  );
  const toCome = seen.hand_counts.length - seen.trick.length - 1;
  const certain = toCome === 0 || isTop(card, trump);
  const by = best === null ? 1 : strength(card, trump) - strength(best, trump);
  const facts = { card: best === null ? "" : cardName(best), count: toCome, ...after(now, 1) };
  if (by < 0) return together(say("advice.loses", facts), end(now, 0));
  if (by === 0 && seen.divided !== true) return together(say("advice.later", facts), end(now, 0));
  if (by === 0 && !certain) return say("advice.level", facts);
  if (certain) return together(say(by === 0 ? "advice.shares" : "advice.takes", facts), end(now, 1));
  if (best !== null) return say("advice.ahead", facts);
  if (isTrump(card, trump)) return say("advice.lead_trump");
  return say(face(card).rank === "A" ? "advice.lead_ace" : "advice.lead");
}

/** My bid, and my tricks with so many more. */
function after({ seen, seat }: Moment, more: number): { bid: number; tricks: number } {
  return { bid: seen.bids[seat] ?? 0, tricks: (seen.tricks[seat] ?? 0) + more };
}

/** With the last card: what the round comes to. */
function end(now: Moment, more: number): string {
  if (now.seen.hand.length > 1) return "";
  const { bid, tricks } = after(now, more);
  return say("advice.end", { points: points(bid, tricks, now.seen, now.options) });
}

function together(...sentences: string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}
