// What I have of a game with a hand and open cards before me.
import type { Me } from "../../shared/wire";

/** The cards of my hand and those that lie open before me. */
export function held(seen: { hand: string[]; up: (string | null)[][] }, me: Me): string[] {
  const open = me.seat === null ? [] : (seen.up[me.seat] ?? []);
  return [...seen.hand, ...open.filter((card) => card !== null)];
}
