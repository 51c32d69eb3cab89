// What a round is worth to a seat (FS-7).
import type { Observation, Options } from "../../../shared/games/fahrstuhl";

type Round = Pick<Observation, "return_half">;

/** What each trick counts, and each one off costs. */
export function each(round: Round): number {
  return round.return_half ? 20 : 10;
}

export function points(bid: number, tricks: number, round: Round, { bonus }: Pick<Options, "bonus">): number {
  return bid === tricks ? bonus + each(round) * tricks : -each(round) * Math.abs(bid - tricks);
}
