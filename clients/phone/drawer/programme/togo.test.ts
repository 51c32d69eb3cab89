import { expect, it, vi } from "vitest";
import type { ItemView } from "../../../shared/wire";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { toGo } = await import("./togo");
const { textsHere } = await import("../../../shared/spoken");
await textsHere();

const item = (minutes: number, repeat: number): ItemView => ({
  game: "raffle",
  repeat,
  weight: 1,
  minutes,
  refused: null,
});

it("says how long all games will take together, and of a single one how long that will", () => {
  expect(toGo([item(8, 1)])).toBe("Noch etwa 8\u00a0Min");
  expect(toGo([item(8, 1), item(4, 1)])).toBe("Zusammen noch etwa 12\u00a0Min");
  expect(toGo([item(4, 3)])).toBe("Zusammen noch etwa 12\u00a0Min");
  expect(toGo([item(8, 1), item(4, 0)])).toBe(
    "Noch etwa 8\u00a0Min, dann das letzte Spiel, so oft ihr wollt",
  );
  expect(toGo([item(0, 1)])).toBeNull();
});
