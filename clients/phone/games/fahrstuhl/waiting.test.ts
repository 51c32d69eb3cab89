import { expect, test, vi } from "vitest";
import { playing } from "../../../shared/fixtures/phone";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { waitingFor } = await import("./waiting");
const { textsHere } = await import("../../../shared/spoken");
await textsHere();

test("whoever leads is spoken to, but not who looks back through those eyes", () => {
  const { table, me } = playing(3, ["Ah"], ["Ah"], { phase: "play", trick: [] });
  if (!table || !me) throw new Error("somebody sits there");

  expect(waitingFor(table, me)).toBe("Du kommst heraus.");
  expect(waitingFor(table, { ...me, legal: [] })).toMatch(/^\S+ kommt heraus\.$/);
});
