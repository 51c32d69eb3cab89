import { expect, it } from "vitest";
import de from "../../shared/texts/door/de.json";
import en from "../../shared/texts/door/en.json";
import { suggestName } from "./names";

it("picks any of the names, the first and the last too", () => {
  expect(suggestName("Ann Bee, Cat Dog,Elf Fox", () => 0)).toBe("Ann Bee");
  expect(suggestName("Ann Bee, Cat Dog,Elf Fox", () => 0.999)).toBe("Elf Fox");
});

it("offers only names that the house keeps whole", () => {
  for (const names of [de["join.names"], en["join.names"]]) {
    for (const name of names.split(",")) expect(name.trim().length).toBeLessThanOrEqual(16);
  }
});
