import { expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { myPlace } = await import("./mine");
const { textsHere } = await import("../../shared/spoken");
await textsHere();

it("says with whom a win or a place is shared", () => {
  expect(myPlace("results", 1, [])).toBe("Du hast gewonnen!");
  expect(myPlace("results", 1, ["Ben"])).toBe("Du hast gewonnen, zusammen mit Ben!");
  expect(myPlace("results", 2, ["Ben", "Oma Gerda"])).toBe(
    "Du bist auf Platz 2, zusammen mit Ben und Oma Gerda",
  );
  expect(myPlace("ceremony", 1, ["Ben"])).toBe("Du gewinnst den Abend, zusammen mit Ben!");
  expect(myPlace("ceremony", 3, [])).toBe("Dein Platz heute: 3");
});
