// The line that leads a learner through a turn, and whether this browser wants it.
import { createSignal } from "solid-js";
import { type Observation, sum } from "../../../shared/shut_the_box/table";
import { keep, kept } from "../../../shared/storage";
import { say } from "./words";

const NAME = "shut_the_box.tips";
const [tips, setTips] = createSignal(kept(NAME) !== "off");

/** A signal. */
export { tips };

export function switchTips(): void {
  keep(NAME, tips() ? "off" : "on");
  setTips(!tips());
}

/** What may I do, and what will it do; `mine`: whether it is my turn. */
export function tip(now: Observation, mine: boolean, picked: readonly number[], done: boolean): string {
  if (!mine) return say(now.scoring === "read" ? "tip.wait_read" : "tip.wait");
  if (now.phase !== "shut" || now.dice === null)
    return say(now.dice_count === 1 ? "tip.roll_one" : "tip.roll");
  const total = sum(now.dice);
  if (done) return say(now.fitting.length === 1 ? "tip.only" : "tip.done", { sum: total });
  if (picked.length > 0) return say("tip.rest", { rest: total - sum(picked) });
  return say("tip.pick", { sum: total, count: now.fitting.length });
}
