import { describe, expect, it } from "vitest";
import { me } from "../../shared/fixtures/phone";
import { party } from "../../shared/fixtures/tv";
import { place } from "./sending";

const off = party({ settings: { ...party().settings, reactions: false } });

describe("Reactions", () => {
  it("stand on the page of whoever watches a game or waits for the next one", () => {
    expect(place(party({ phase: "table" }), me())).toBe("page");
    expect(place(party({ phase: "results" }), me())).toBe("page");
  });

  it("stand behind one button where cards need the room, and in the lobby", () => {
    expect(place(party({ phase: "table" }), me({ seat: 2 }))).toBe("button");
    expect(place(party({ phase: "lobby" }), me())).toBe("button");
  });

  it("are not there when the host has switched them off, or for who still knocks", () => {
    expect(place({ ...off, phase: "table" }, me())).toBeNull();
    expect(place(party({ phase: "table" }), me({ knocks: true }))).toBeNull();
  });
});
