// Who says to be here already: what the page shows next, by what the house answers.
import { createSignal } from "solid-js";
import type { MemberView, PartyView, Pending } from "../../shared/wire";

/** How many digits a number on the screen has. */
export const DIGITS = 3;

export interface Claim {
  member: number;
  proof: Pending["proof"];
  /** Seconds that were left when it was asked for; each claim is a new object. */
  left: number;
  /** Why it is over, as a reason's key; null while it holds. */
  over: string | null;
}

const [saysHere, saySo] = createSignal(false);

/** Whether somebody on this page says to be here already: a signal, and how to set it. */
export { saySo, saysHere };

/** Whose phones are away: only they can come back with another one. */
export function away(party: PartyView): MemberView[] {
  return party.members.filter((member) => !member.here);
}

/** The claim after the house has refused a number, by the reason's key. */
export function refused(claim: Claim, reason: string): Claim {
  if (reason === "only_host") return { ...claim, proof: "used_up" };
  return reason === "wrong_number" || reason === "too_often" ? claim : { ...claim, over: reason };
}

/** The claim once its time is over. */
export function expired(claim: Claim): Claim {
  return claim.over === null ? { ...claim, over: "no_claim" } : claim;
}

/** The digits of what was typed, as many as a number has. */
export function digits(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, DIGITS);
}
