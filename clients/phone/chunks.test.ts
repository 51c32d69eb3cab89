import { describe, expect, it } from "vitest";
import { isPlayed } from "../chunks";

const IMPORTERS: Record<string, string[]> = {
  "/clients/phone/hand/Cards.tsx": ["/clients/phone/games/fahrstuhl/Table.tsx"],
  "/clients/phone/games/fahrstuhl/Table.tsx": ["/clients/phone/games/fahrstuhl/index.tsx"],
  "/clients/phone/bar/TopBar.tsx": ["/clients/phone/evening/Evening.tsx"],
  "/clients/phone/drawer/Sure.tsx": ["/clients/phone/drawer/evening/Evening.tsx"],
};
const GRAPH = { getModuleInfo: (id: string) => ({ importers: IMPORTERS[id] ?? [] }) };

describe("what is loaded before anybody can play", () => {
  it("is all of a game, and of the page behind the door", () => {
    expect(isPlayed("/clients/phone/hand/Cards.tsx", GRAPH)).toBe(true);
    expect(isPlayed("/clients/phone/bar/TopBar.tsx", GRAPH)).toBe(true);
  });

  it("is nothing of the drawer, whatever its pages are called", () => {
    expect(isPlayed("/clients/phone/drawer/Sure.tsx", GRAPH)).toBe(false);
  });
});
