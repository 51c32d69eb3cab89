// Generated from games/fahrstuhl; do not edit.

export interface Fahrstuhl {
  Observation: Observation;
  Options: Options;
}
/**
 * What `seat` sees; None is the TV and all who only watch, whose `hand` and `blocked` are empty.
 *
 * Public: `cards` each seat is dealt in this `round` (0-based) of the `schedule`; the `dealer` (None until
 * the lot has fallen); `deck_low`, the lowest of the `deck_size` cards in play; the card turned up as
 * `trump`; `bids` (None until said) and `tricks` won in this round; `divided`, whether ties share (None
 * until the last bid); the `trick` on the table, `last_trick`, and between two rounds the
 * `last_trump` that counted in it; all `played` tricks of this round; total
 * `scores` and the `sheet` of finished rounds; `return_half`, whether this round counts double;
 * `left_in_box`, how many cards stay out of it; `hand_counts`; `voids`, the seats that have shown that they
 * have no trump.
 * Own: `hand`, sorted, and `blocked`, the cards that may not be played now, each with the key of the reason.
 */
export interface Observation {
  seat: number | null;
  phase: "bid" | "deal" | "over" | "play" | "start";
  turn: number | null;
  schedule: number[];
  round: number;
  cards: number;
  dealer: number | null;
  deck_low: string;
  deck_size: number;
  trump: string | null;
  bids: (number | null)[];
  tricks: number[];
  divided: boolean | null;
  trick: [number, string][];
  last_trick: Trick | null;
  last_trump: string | null;
  played: [number, string][][];
  scores: number[];
  sheet: ScoredRound[];
  return_half: boolean;
  left_in_box: number;
  hand_counts: number[];
  voids: number[];
  hand: string[];
  blocked: {
    [k: string]: "bidding" | "not_your_turn" | "trump_duty";
  };
}
/**
 * A finished trick: its cards as played, and the seats that it counts for, the next leader first.
 */
export interface Trick {
  cards: [number, string][];
  seats: number[];
}
/**
 * One line of the score sheet: the round (0-based), its cards a seat, and each seat's score.
 */
export interface ScoredRound {
  round: number;
  cards: number;
  scores: Score[];
}
/**
 * What one seat made of one round.
 */
export interface Score {
  bid: number;
  tricks: number;
  points: number;
}
/**
 * Bounds as in FS-10.1. The rules do not read `fill_to`: the table fills its seats by it.
 */
export interface Options {
  mode: "hourglass" | "list" | "single" | "up";
  max_cards: number;
  single_cards: number;
  schedule: number[];
  bonus: number;
  fill_to: number;
}
