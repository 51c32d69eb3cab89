import { expect, it } from "vitest";
import type { PartyView } from "../wire";
import { ordinal } from "./ordinal";

it("counts no game that was broken off", () => {
  const games = [1, 4].map((number) => ({ number, game: "shithead", weight: 1 }));
  const party = { ranking: { games, standings: [] } } as unknown as PartyView;
  expect(ordinal(party, 4)).toBe(2);
});
