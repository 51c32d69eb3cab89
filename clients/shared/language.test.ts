import { beforeEach, expect, it, vi } from "vitest";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["fr", "en-GB", "de"] });
vi.stubGlobal("window", {});

const { fill, following, language, languageName, learn, number, preferred, speak, standIn, words } =
  await import("./language");

beforeEach(() => speak("de"));

it("takes the first wish that we have words for", () => {
  expect(preferred(["fr", "en-GB", "de"])).toBe("en");
  expect(preferred(["de-AT", "en"])).toBe("de");
});

it("speaks English to a browser with other wishes, German to one without any", () => {
  expect(preferred(["fr", "it"])).toBe("en");
  expect(preferred([])).toBe("de");
});

it("fills in values, and writes numbers as the language does", () => {
  expect(fill("{name}: {points}", { name: "Anna", points: -1234 }, "de")).toBe("Anna: \u22121.234");
  expect(fill("{name}: {points}", { name: "Anna", points: 1234 }, "en")).toBe("Anna: 1,234");
});

it("leaves nothing of a value that is not there", () => {
  expect(fill("Hallo {name}", {}, "de")).toBe("Hallo ");
});

it("picks the plural form by the count", () => {
  const text = { one: "{count} Karte", other: "{count} Karten" };

  expect([0, 1, 2].map((count) => fill(text, { count }, "de"))).toEqual(["0 Karten", "1 Karte", "2 Karten"]);
});

it("follows the language of the page", () => {
  const say = words("test", { de: { hello: "Hallo" }, en: { hello: "Hello" } });

  expect(say("hello")).toBe("Hallo");
  speak("en");
  expect([say("hello"), language(), number(1000)]).toEqual(["Hello", "en", "1,000"]);
});

it("says in a further language what that has words for, and the rest in English", () => {
  const cards = { one: "{count} card", other: "{count} cards" };
  const say = words("test", {
    de: { hello: "Hallo", cards: { one: "{count} Karte", other: "{count} Karten" } },
    en: { hello: "Hello", cards },
  });
  speak("pl");
  expect(say("hello")).toBe("Hello");

  learn("pl", { test: { cards: { one: "{count} karta", few: "{count} karty", other: "{count} kart" } } });
  expect([1, 3, 5].map((count) => say("cards", { count }))).toEqual(["1 karta", "3 karty", "5 kart"]);
  expect(say("hello")).toBe("Hello");
  expect([standIn("pl"), standIn("de")]).toEqual(["en", "de"]);
});

it("calls each language as its people do, and goes from one to the next", () => {
  expect(["de", "en", "fr"].map(languageName)).toEqual(["Deutsch", "English", "français"]);
  expect([following("de"), following("en"), following("unheard of")]).toEqual(["en", "de", "de"]);
});
