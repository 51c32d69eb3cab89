// What the felt says while no card lies there.
import type { Me, TableView } from "../../../shared/wire";
import { seatName, seen } from "./seen";
import { say } from "./words";

export function waitingFor(table: TableView, me: Me | null): string {
  const now = seen(table);
  if (now.phase === "bid") return say("felt.bidding");
  // Who looks back through these eyes can lead nothing: there it is told of whoever did.
  if (now.phase === "play" && now.turn === me?.seat && me.legal.length > 0) return say("felt.leads_me");
  if (now.phase === "play") return say("felt.leads", { name: seatName(table, now.turn ?? 0) });
  return say("felt.dealing");
}
