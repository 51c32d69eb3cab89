// Where looking back begins.
import type { Place } from "../../shared/lookback/moments";
import type { Moment } from "../../shared/wire";

/**
 * From the moment before anything happened, as all saw it: to the first that has something to see, where cards have
 * been dealt or somebody has done something; whoever sat there looks with his own eyes.
 */
export function start({ table, deals, own }: Moment, member: number): Place {
  const mine = table.seats.find((seat) => seat.member === member);
  return { step: deals.after ?? own.after ?? 0, seat: mine?.seat ?? null };
}
