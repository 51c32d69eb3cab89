// How somebody without a seat stands: what he waits for, or that he only watches.
import type { Me, PartyView } from "../../shared/wire";

export type Standing =
  | { how: "sits_out" | "ask" | "now" | "round" | "game" | "watches" }
  /** There are more people than seats; `place` 1 comes in next. */
  | { how: "queue"; place: number };

/** Null: he plays, or will when the next game begins. */
export function standing(party: PartyView, me: Me): Standing | null {
  const mine = party.members.find(({ id }) => id === me.member);
  if (mine === undefined || (me.seat !== null && party.phase === "table")) return null;
  if (mine.sits_out) return { how: "sits_out" };
  if (mine.waits !== null) return { how: mine.waits };
  const at = party.next.watching.indexOf(me.member);
  if (at >= 0) return { how: "queue", place: at + 1 };
  return party.phase === "table" ? { how: "watches" } : null;
}
