// Who looks on: is here and has no seat at this table.
import type { MemberView, SeatView } from "../../shared/wire";

/** Their names, in the order in which they came. */
export function watchers(members: readonly MemberView[], seats: readonly SeatView[]): string[] {
  return members
    .filter(({ id, here }) => here && !seats.some(({ member }) => member === id))
    .map(({ name }) => name);
}
