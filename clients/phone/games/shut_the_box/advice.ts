// For learners: what may I do in this turn, and what will it do.
import { type Observation, type Options, sum } from "../../../shared/shut_the_box/table";
import { say } from "./words";

export interface Moment {
  seen: Observation;
  options: Options;
  seat: number;
  /** Whether I am to throw or to choose. */
  mine: boolean;
  picked: readonly number[];
  /** Whether what is picked makes up the throw. */
  done: boolean;
}

/** One or two sentences. */
export function advice(now: Moment): string {
  const { seen, options, seat, mine } = now;
  if (seen.eliminated.some((group) => group.includes(seat))) return say("advice.out");
  if (!mine) return say(seen.scoring === "read" ? "advice.wait_read" : "advice.wait");
  if (seen.phase === "shut" && seen.dice !== null) return choosing(now, seen.dice);
  if (seen.dice_count === 1) return say("advice.roll_one");
  return say(options.faces_only ? "advice.roll_faces" : "advice.roll");
}

function choosing({ seen, picked, done }: Moment, dice: readonly number[]): string {
  const total = sum(dice);
  if (done && picked.length === seen.open.length) return say("advice.all");
  if (done) return say(seen.fitting.length === 1 ? "advice.only" : "advice.done", { sum: total });
  if (picked.length > 0) return say("advice.rest", { rest: total - sum(picked) });
  return say("advice.pick", { sum: total, count: seen.fitting.length });
}
