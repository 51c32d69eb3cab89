// Generated from games/shut_the_box; do not edit.

export interface ShutTheBox {
  Observation: Observation;
  Options: Options;
}
/**
 * What `seat` sees; None is the TV and all who only watch, whose `blocked` is empty.
 *
 * Of the turn: `open`, the flaps still up (of `box`) of the seat in `turn`; `dice` as thrown (None until
 * then); `dice_count`, how many the next or present throw has; `fitting`, every set of flaps that the throw
 * may close, fewest first; `penalty`, what the open flaps would count now.
 * Of the match: `round` (0-based) and after how many `rounds` it ends (None: by a limit); `limit`, the total
 * at which it ends, with `eliminate` at which a seat is out (None: by rounds); `last_round`, whether it ends
 * with this round at the latest; `first`, the seat that began (None until the lot has fallen); total
 * `scores`; `penalties`, what each seat's turn of a round has cost (None: nothing so far), the present round
 * last and as many before it as are known; `eliminated` seats, a group for each round in which some went
 * out; the `winner`, who shut the box.
 * Own: `blocked`, the open flaps, by number, that cannot be closed now, each with the key of the reason.
 */
export interface Observation {
  seat: number | null;
  phase: "dice" | "over" | "roll" | "shut" | "start";
  turn: number | null;
  box: 9 | 10 | 12;
  scoring: "add" | "read";
  open: number[];
  dice: number[] | null;
  dice_count: number;
  fitting: number[][];
  penalty: number;
  round: number;
  rounds: number | null;
  limit: number | null;
  last_round: boolean;
  first: number | null;
  scores: number[];
  penalties: (number | null)[][];
  eliminated: number[][];
  winner: number | null;
  blocked: {
    [k: string]: "faces_only" | "no_partner" | "not_your_turn" | "roll_first" | "too_high";
  };
}
/**
 * Bounds as in STB-8.1. `limit` 0 is the box's own limit (STB-3.2).
 */
export interface Options {
  box: 9 | 10 | 12;
  scoring: "add" | "read";
  end: "limit" | "rounds";
  limit: number;
  rounds: number;
  end_mode: "finish_round" | "immediate";
  one_die: boolean;
  eliminate: boolean;
  faces_only: boolean;
}
