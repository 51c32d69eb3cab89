// Which round the table tells of: the one whose last trick still lies there, though the next one is due already.
import { wasReturning } from "../../../shared/fahrstuhl/schedule";
import type { Observation } from "../../../shared/games/fahrstuhl";
import type { HoldView } from "../../../shared/wire";

/** What is seen, with the head of the round that is looked at. */
export function shownRound(seen: Observation, hold: HoldView | null): Observation {
  const ended = seen.sheet[seen.sheet.length - 1];
  const between = seen.phase === "deal" || seen.phase === "over";
  if (!between || hold === null || seen.last_trick === null || ended === undefined) return seen;
  const { round, cards, scores } = ended;
  const bids = scores.map(({ bid }) => bid);
  return {
    ...seen,
    phase: "play",
    round,
    cards,
    trump: seen.last_trump,
    bids,
    tricks: scores.map(({ tricks }) => tricks),
    divided: bids.reduce((sum, bid) => sum + bid, 0) < cards,
    return_half: wasReturning(seen, round),
    dealer: before(seen),
  };
}

/** Whoever dealt the round that is over; after the last one nobody follows. */
function before({ phase, dealer, bids }: Observation): number | null {
  if (dealer === null || phase === "over") return dealer;
  return (dealer - 1 + bids.length) % bids.length;
}
