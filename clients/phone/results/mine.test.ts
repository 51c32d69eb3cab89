import { expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { myPlace, sharedWith } = await import("./mine");
const { textsHere } = await import("../../shared/spoken");
await textsHere();

it("says which place is mine", () => {
  expect(myPlace("results", 1)).toBe("Du hast gewonnen!");
  expect(myPlace("results", 2)).toMatch(/^Du bist auf Platz\s2$/);
  expect(myPlace("ceremony", 1)).toBe("Du gewinnst den Abend!");
});

it("says with whom it is shared, if it is", () => {
  expect(sharedWith([])).toBeNull();
  expect(sharedWith(["Ben", "Oma Gerda"])).toBe("zusammen mit Ben und Oma Gerda");
});
