// Who may send reactions, and from where: watching one has nothing else to do, playing one has cards in front.
import type { Me, PartyView } from "../../shared/wire";

/** Whether all symbols stand on the page, or behind one button; null: reactions are off, or I am not in yet. */
export function place(party: PartyView, me: Me): "page" | "button" | null {
  if (!party.settings.reactions || me.knocks) return null;
  const watches = me.seat === null && (party.phase === "table" || party.phase === "results");
  return watches ? "page" : "button";
}
