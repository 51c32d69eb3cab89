// What comes after a game, in one line, and who has said to be ready for it.
import { weighed } from "../../shared/ranking/words";
import { ready } from "../../shared/ready";
import type { PartyView } from "../../shared/wire";
import { list, say } from "../words";

/** `game`: what is set up next, in words; empty while its name is not loaded. */
export function nextUp(party: PartyView, game: string): string {
  const host = party.members.find(({ id }) => id === party.host)?.name ?? "";
  if (party.programme_over) return say("tv.next.over", { host });
  if (game === "") return "";
  const next = say("tv.next.game", { host, game: weighed(game, party.next.weight) });
  return `${next} ${readyWords(party)}`.trim();
}

function readyWords(party: PartyView): string {
  const { names, all } = ready(party);
  if (all) return say("tv.next.all_ready");
  return names.length === 0 ? "" : say("tv.next.ready", { names: list(names) });
}
