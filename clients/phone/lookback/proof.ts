// Whether the packs were changed after they were dealt: reckoned here, from what was noted here.
import type { Seal } from "../../shared/wire";

export interface Proof {
  /** Deals that were sealed. */
  sealed: number;
  /** Those of them whose fingerprint this phone noted when it was dealt. */
  noted: number;
  /** Deals that do not fit their seal, the record or what was noted. */
  changed: number;
  /** Deals of the record that were not sealed at all. */
  open: number;
}

/** SHA-256 of a text, in hex. */
export type Hash = (text: string) => string;

/**
 * `record`: the game as it can be exported; `noted`: fingerprints, in the order of the deals. A fingerprint is the
 * hash of the salt, a blank and the deal.
 */
export function prove(seals: readonly Seal[], record: string, noted: readonly string[], hash: Hash): Proof {
  const deals = dealsOf(record);
  const fingerprints = seals.map(({ salt, action }) => hash(`${salt} ${action}`));
  const bad = seals.filter(
    (seal, at) => seal.fingerprint !== fingerprints[at] || deals.get(seal.step) !== seal.action,
  );
  const found = inOrder(noted, fingerprints);
  return {
    sealed: seals.length,
    noted: found,
    changed: Math.max(bad.length, noted.length - found),
    open: Math.max(0, deals.size - seals.length),
  };
}

/** How many of the noted ones are there, in the order in which they were noted. */
function inOrder(noted: readonly string[], fingerprints: readonly string[]): number {
  let found = 0;
  let from = 0;
  for (const fingerprint of noted) {
    const at = fingerprints.indexOf(fingerprint, from);
    if (at < 0) continue;
    found += 1;
    from = at + 1;
  }
  return found;
}

/** The deals that a record has, by the number of actions before each. */
function dealsOf(record: string): Map<number, string> {
  const deals = new Map<number, string>();
  for (const line of record.split("\n")) {
    if (line.trim() === "") continue;
    const { n, seat, action } = JSON.parse(line) as { n?: number; seat?: number | null; action?: string };
    if (n !== undefined && seat === null && action?.split(" ", 1)[0] === "deal") deals.set(n - 1, action);
  }
  return deals;
}
