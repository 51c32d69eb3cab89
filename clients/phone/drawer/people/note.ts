// What is worth knowing about a person, in a few words under the name.
import type { MemberView, PartyView } from "../../../shared/wire";
import { say as sayBetween } from "../../between/words";
import { say } from "../words";

export function note(person: MemberView, party: PartyView): string {
  const notes = [
    person.host && sayBetween("lobby.host"),
    person.deputy && say("note.deputy"),
    !person.here && sayBetween("lobby.away"),
    person.sits_out && say("note.sits_out"),
    person.waits && say(`note.waits_${person.waits}`),
    party.next.watching.includes(person.id) && say("note.watches"),
    person.patience > 1 && say("note.patience", { factor: person.patience }),
  ];
  return notes.filter((words) => typeof words === "string").join(" · ");
}
