// What comes after a game, in one line.
import { weighed } from "../../shared/ranking/words";
import type { PartyView } from "../../shared/wire";
import { say } from "../words";

/** `game`: what is set up next, in words; empty while its name is not loaded. */
export function nextUp(party: PartyView, game: string): string {
  const host = party.members.find(({ id }) => id === party.host)?.name ?? "";
  if (party.programme_over) return say("tv.next.over", { host });
  return game === "" ? "" : say("tv.next.game", { host, game: weighed(game, party.next.weight) });
}
