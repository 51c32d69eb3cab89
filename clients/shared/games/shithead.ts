// Generated from games/shithead; do not edit.

export interface Shithead {
  Observation: Observation;
  Options: Options;
}
/**
 * What `seat` sees; None is the TV and all who only watch, whose own part is empty.
 *
 * Public: the `dealer` (None until the lot has fallen, and in speed mode); the `direction` of play; the
 * whole `pile` and all `burned` cards, as they lay; `counts`, the rank that counts on the pile (None:
 * nothing does), `mirrored`, whether a mirror lies above it, and `playable`, the ranks that may be laid on
 * it; `stock_count`, `hand_counts`; open cards `up`, and which `down` slots are filled; `sources`, where
 * each seat plays from (None: it has no cards); who is `ready`; `last`, who placed last in speed mode;
 * `out`, who has finished; `known`, the cards of each hand that all have seen; `quiet`, how many actions
 * nobody has gone out.
 * Own: `hand`, sorted, and `blocked`, own hand and open cards that may not be played now, each with the key
 * of the reason. A name in both places is the hand's.
 */
export interface Observation {
  seat: number | null;
  phase: "deal" | "over" | "play" | "start" | "swap";
  turn: number | null;
  dealer: number | null;
  direction: -1 | 1;
  pile: string[];
  counts: string | null;
  mirrored: boolean;
  playable: string[];
  burned: string[];
  stock_count: number;
  hand_counts: number[];
  up: [string | null, string | null, string | null][];
  down: [boolean, boolean, boolean][];
  sources: (("down" | "hand" | "up") | null)[];
  ready: boolean[];
  last: number | null;
  out: number[];
  known: string[][];
  quiet: number;
  hand: string[];
  blocked: {
    [k: string]: string;
  };
}
/**
 * House rules are off by default (SH-8); `ten_on_higher` alone is on (SH-4.5).
 */
export interface Options {
  packs: 1 | 2;
  ten_on_higher: boolean;
  seven_on_seven: boolean;
  mirror_in_quad: boolean;
  king_reverse: boolean;
  eight_skip: boolean;
  nine_invisible: boolean;
  triple_seven: boolean;
  speed_mode: boolean;
  speed_idle_s: number;
  tournament: boolean;
}
