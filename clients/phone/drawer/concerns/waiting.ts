// What waits for a word of the host: who knocks, who would like a seat, whom a strange phone claims to be.
import type { KnockView, MemberView, PhoneView } from "../../../shared/wire";

export interface Concerns {
  knocking: readonly KnockView[];
  guests: readonly MemberView[];
  claimed: readonly MemberView[];
}

/** Nothing on the phone of anybody but a host. */
export function concerns(view: PhoneView | null): Concerns {
  if (!view?.host) return { knocking: [], guests: [], claimed: [] };
  const { members } = view.party;
  const claims = view.host.claims;
  return {
    knocking: view.host.knocking,
    guests: members.filter((member) => member.waits === "ask"),
    claimed: members.filter((member) => claims.includes(member.id)),
  };
}

export function count({ knocking, guests, claimed }: Concerns): number {
  return knocking.length + guests.length + claimed.length;
}
