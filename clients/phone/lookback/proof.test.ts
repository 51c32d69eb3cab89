import { createHash } from "node:crypto";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import type { Seal } from "../../shared/wire";
import { prove } from "./proof";

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const DEALS = ["deal Ah 7c", "deal 9d Ks", "deal 7c Ah"];

/** A game of three deals, each followed by an action of a seat. */
function game(deals: readonly string[] = DEALS): { seals: Seal[]; record: string } {
  const seals = deals.map((action, at) => {
    const salt = `salt-${at}`;
    return { step: 2 * at, fingerprint: hash(`${salt} ${action}`), salt, action };
  });
  const moves = deals.flatMap((action, at) => [
    { n: 2 * at + 1, seat: null, action, position: {} },
    { n: 2 * at + 2, legal: { "0": ["play Ah"] }, seat: 0, action: "play Ah", position: {} },
  ]);
  const lines = [{ record: 1, game: "any" }, ...moves, { result: { places: [[0]], scores: null } }];
  return { seals, record: `${lines.map((line) => JSON.stringify(line)).join("\n")}\n` };
}

const noted = (seals: readonly Seal[]): string[] => seals.map(({ fingerprint }) => fingerprint);

describe("what the seals prove", () => {
  it("is reckoned with the hash that the house uses", () => {
    for (const text of ["", "salt deal Ah", "ä".repeat(200)]) {
      expect(hash(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("is that no pack was changed, where all was noted and all fits", () => {
    const { seals, record } = game();
    expect(prove(seals, record, noted(seals), hash)).toEqual({ sealed: 3, noted: 3, changed: 0, open: 0 });
  });

  it("says how many fingerprints the phone did not note", () => {
    const { seals, record } = game();
    expect(prove(seals, record, noted(seals).slice(1, 2), hash)).toMatchObject({ noted: 1, changed: 0 });
    expect(prove(seals, record, [], hash)).toMatchObject({ noted: 0, changed: 0 });
  });

  it("finds a pack that was changed, though house and record agree on it", () => {
    const shown = noted(game().seals);
    const { seals, record } = game(["deal Ah 7c", "deal Ks 9d", "deal 7c Ah"]);
    expect(prove(seals, record, shown, hash)).toMatchObject({ noted: 2, changed: 1 });
  });

  it("finds packs that were dealt in another order", () => {
    const { seals, record } = game();
    const [one, two, three] = noted(seals) as [string, string, string];
    expect(prove(seals, record, [two, one, three], hash).changed).toBe(1);
  });

  it("finds a deal of the record that is not the one that was sealed", () => {
    const { seals } = game();
    const { record } = game(["deal Ah 7c", "deal 9d Ks", "deal Ah 7c"]);
    expect(prove(seals, record, noted(seals), hash).changed).toBe(1);
  });

  it("finds a seal that does not fit its own salt", () => {
    const { seals, record } = game();
    const forged = seals.map((seal, at) => (at === 1 ? { ...seal, salt: "another" } : seal));
    expect(prove(forged, record, noted(seals), hash).changed).toBe(1);
  });

  it("finds a deal that was never sealed", () => {
    const { seals, record } = game();
    expect(prove(seals.slice(0, 2), record, noted(seals).slice(0, 2), hash)).toMatchObject({
      sealed: 2,
      open: 1,
      changed: 0,
    });
    expect(prove(seals.slice(0, 2), record, noted(seals), hash).changed).toBe(1);
  });
});
