// Which round the table tells of: the one whose last trick still lies there, though the next one is due already.
import { wasReturning } from "../../../shared/fahrstuhl/schedule";
import type { Observation } from "../../../shared/games/fahrstuhl";
import type { HoldView } from "../../../shared/wire";

/** What is told of a round beside its tricks. */
export type Head = Pick<
  Observation,
  | "phase"
  | "round"
  | "cards"
  | "trump"
  | "bids"
  | "tricks"
  | "divided"
  | "return_half"
  | "dealer"
  | "schedule"
>;

/** The head of the round that is looked at; who asks for one thing of it waits for no other. */
export function shownRound(seen: Observation, hold: HoldView | null): Head {
  const ended = seen.sheet[seen.sheet.length - 1];
  const between = seen.phase === "deal" || seen.phase === "over";
  if (!between || hold === null || seen.last_trick === null || ended === undefined) return seen;
  return {
    phase: "play",
    get round() {
      return ended.round;
    },
    get cards() {
      return ended.cards;
    },
    get trump() {
      return seen.last_trump;
    },
    get bids() {
      return ended.scores.map(({ bid }) => bid);
    },
    get tricks() {
      return ended.scores.map(({ tricks }) => tricks);
    },
    get divided() {
      return ended.scores.reduce((sum, { bid }) => sum + bid, 0) < ended.cards;
    },
    get return_half() {
      return wasReturning(seen, ended.round);
    },
    get dealer() {
      return before(seen);
    },
    get schedule() {
      return seen.schedule;
    },
  };
}

/** Whoever dealt the round that is over; after the last one nobody follows. */
function before({ phase, dealer, bids }: Observation): number | null {
  if (dealer === null || phase === "over") return dealer;
  return (dealer - 1 + bids.length) % bids.length;
}
