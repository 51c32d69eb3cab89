// The line for learners: what may I do now, and what will the chosen cards do.
import type { Observation } from "../../../shared/games/lucky_shutdown";
import { face, kindOf, power } from "../../../shared/lucky_shutdown/cards";
import { chance } from "../../../shared/lucky_shutdown/demand";
import { colourName, kindName } from "../../../shared/lucky_shutdown/names";
import type { Me } from "../../../shared/wire";
import { topOf } from "./choice";
import { say } from "./words";

/** `play`: the legal play of what is pointed at, if it is one; `laying`: how many cards are picked to lay out. */
export interface Asked {
  play: string | null;
  laying: number;
}

export function advice(now: Observation, me: Me, asked: Asked): string {
  const seat = me.seat ?? 0;
  if (now.phase === "lay") {
    if (now.laid[seat]) return say("advice.laid");
    return asked.laying < 3 ? say("advice.lay", { count: 3 - asked.laying }) : say("advice.lay_sure");
  }
  if (now.phase !== "play") return say("advice.soon");
  if (now.out.includes(seat)) return say("advice.out");
  if (asked.play) return does(now, asked.play);
  return now.turn === seat ? mayDo(me.legal, now) : waits(now);
}

/** The quick reaction is spoken of while all can see a chance for it, whoever holds the cards. */
function waits(now: Observation): string {
  const open = chance(now);
  if (open === null) return say("advice.wait");
  return say("advice.chance", { count: open.missing, kind: kindName(open.card) });
}

function mayDo(legal: readonly string[], now: Observation): string {
  const may = (word: string): boolean => legal.some((action) => action.split(" ")[0] === word);
  if (may("skip")) return say(may("play") ? "advice.skip_or_19" : "advice.skip");
  if (may("play")) {
    if (now.hand.length === 0) return say("advice.open");
    return say(now.demand.kind === "any" ? "advice.any" : "advice.play");
  }
  if (may("flip")) return say("advice.flip");
  if (may("early")) return say("advice.early");
  return say(may("luck") ? "advice.lucky" : "advice.none");
}

/** What these cards will do: clear the pile, or what the top one does to whoever is next. */
function does(now: Observation, play: string): string {
  const cards = play.split(" ").slice(1);
  const top = topOf(play);
  const onTop = now.pile[now.pile.length - 1];
  const grown = (onTop !== undefined && kindOf(onTop) === kindOf(top) ? now.run : 0) + cards.length;
  const { effect, value, colour } = face(top);
  const what = power(top);
  if (what === "reset") return say("advice.does.reset");
  if (grown >= (effect === "number" ? 4 : 3)) return say("advice.does.clear");
  if (what === null) return say("advice.does.number", { value: String(value) });
  if (what === "skip") return say("advice.does.skip", { count: skips(now, cards.length) });
  return say(`advice.does.${what}`, { value: String(value ?? ""), colour: colourName(colour) });
}

/** How many will have to skip after so many 19s: what an answer hands on counts, and nobody skips twice (LS-5.6). */
function skips(now: Observation, cards: number): number {
  const handedOn = Math.max(0, now.skipping.length - 1);
  const others = now.hand_counts.length - now.out.length - 1;
  return Math.min(handedOn + cards, others);
}
