// Generated from games/lucky_shutdown; do not edit.

export interface LuckyShutdown {
  Observation: Observation;
  Options: Options;
}
/**
 * What `seat` sees; None is the TV and all who only watch, whose `hand` and `blocked` are empty.
 *
 * Public: the seat in `turn` and, while seats must sit out, all of these in order as `skipping`; the
 * `dealer`, who lost the last game (None in a first one); the `pile` from bottom to top, its effective `top`
 * (None when nothing binds) and what it demands of the seat in turn; `run`, how many equal cards lie on top,
 * and `missing`, how many more clear the pile (0: none can); `removed`, what has left the game; the
 * `stock_count`; `hand_counts`; the open cards `up`, slot by slot; `down`, where a face-down card lies; who
 * has used its `luck` and its `early` reveal; who is `out`, first first; who has `laid`; the `tied` seats
 * while lots are drawn; `known`, cards of each hand that all have seen before; `stalled`, how many actions
 * have passed since a seat finished.
 * Own: `hand`, sorted, the own `up` before all have laid, and `blocked`: the own cards in hand or open that
 * cannot be played now, each with the key of the reason. A quick reaction is not asked there, so that no
 * phone shows from afar that its owner could react.
 */
export interface Observation {
  seat: number | null;
  phase: "deal" | "lay" | "over" | "play" | "start";
  turn: number | null;
  skipping: number[];
  dealer: number | null;
  pile: string[];
  top: string | null;
  demand: Demand;
  run: number;
  missing: number;
  removed: string[];
  stock_count: number;
  hand_counts: number[];
  up: (string | null)[][];
  down: boolean[][];
  luck: boolean[];
  early: boolean[];
  out: number[];
  laid: boolean[];
  tied: number[];
  known: string[][];
  stalled: number;
  hand: string[];
  blocked: {
    [k: string]:
      | "colour_duty"
      | "hand_first"
      | "laid"
      | "magic_lock"
      | "must_skip"
      | "not_below"
      | "not_your_turn"
      | "stock_first"
      | "too_low";
  };
}
/**
 * What may be played now, for all to see.
 *
 * `any`: anything. `at_least`: a number from `value` on, or Magic. `lock`: the same without Magic. `colour`:
 * a card of that `colour` or two-coloured. `below`: a number under `value`, or Magic. `skip`: only a 19.
 */
export interface Demand {
  kind: "any" | "at_least" | "below" | "colour" | "lock" | "skip";
  value: number | null;
  colour: string | null;
}
/**
 * `lucky_draw` is LS-9.1, `early_reveal` LS-9.2, `next_starter` LS-2.6.
 */
export interface Options {
  lucky_draw: boolean;
  early_reveal: boolean;
  next_starter: "after_loser" | "right_of_loser";
}
