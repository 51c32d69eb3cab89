import { expect, it, vi } from "vitest";
import type { Found } from "./finding";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { findCards, findParts, placeOf } = await import("./finding");

function entry(name: string, cards: string[], search: string[] = []): Found {
  return { name, cards, search };
}

const GERMAN = [
  entry("König", ["Kh", "Ks"]),
  entry("Dame", ["Qh", "Qs"]),
  entry("10", ["10h", "10s"], ["Zehn"]),
  entry("1", ["flap 1"]),
  entry("Überspringen", ["19o", "19b"], ["Magie"]),
  entry("Trumpf", [], ["Trumpfkarte"]),
];
const ENGLISH = [
  entry("King", ["Kh", "Ks"]),
  entry("Queen", ["Qh", "Qs"]),
  entry("10", ["10h", "10s"], ["Ten"]),
  entry("1", ["flap 1"]),
  entry("Skip", ["19o", "19b"], ["magic"]),
  entry("Trump", [], ["trump card"]),
];

function names(query: string): string[] {
  return findCards(query, GERMAN, ENGLISH).map((at) => GERMAN[at]?.name ?? "");
}

it("finds a card by its name, whole or in part, however it is spelt", () => {
  for (const query of ["König", "konig", "KOENIG", "köni", " kön "])
    expect(names(query), query).toEqual(["König"]);
  expect(names("trumpf")).toEqual(["Trumpf"]);
  expect(names("springen")).toEqual(["Überspringen"]);
  expect(names("ueber")).toEqual(["Überspringen"]);
});

it("finds it in the other language as well", () => {
  expect(names("queen")).toEqual(["Dame"]);
  expect(names("skip")).toEqual(["Überspringen"]);
  expect(findCards("queen", GERMAN)).toEqual([1]);
});

it("finds it by suit and rank together, which one card must have both", () => {
  expect(names("Herz Dame")).toEqual(["Dame"]);
  expect(names("Herz-Dame")).toEqual(["Dame"]);
  expect(names("king of spades")).toEqual([]);
  expect(names("king spades")).toEqual(["König"]);
  expect(names("Herz")).toEqual(["König", "Dame", "10"]);
  expect(findCards("Herz 7", [entry("Zwei", ["Ah", "7s"])])).toEqual([]);
});

it("finds it by notation and by other words for it", () => {
  expect(names("10h")).toEqual(["10"]);
  expect(names("Qs")).toEqual(["Dame"]);
  expect(names("19o")).toEqual(["Überspringen"]);
  expect(names("zehn")).toEqual(["10"]);
  expect(names("magic")).toEqual(["Überspringen"]);
});

it("takes a number for that number", () => {
  expect(names("1")).toEqual(["1"]);
  expect(names("10")).toEqual(["10"]);
  expect(names("19")).toEqual(["Überspringen"]);
});

it("finds nothing for nothing", () => {
  expect(names("")).toEqual([]);
  expect(names(" - ")).toEqual([]);
  expect(names("joker")).toEqual([]);
});

it("finds passages, also in what is folded away", () => {
  const parts = [
    {
      title: "Ansagen",
      body: ["Alle sagen an.", { more: "Aufgehen?", body: [{ list: ["Die Summe ist frei."] }] }],
    },
    { title: "Punkte", body: [{ cards: ["Ah"], words: "Bonus" }, { cards: ["Ad"] }] },
  ];
  const titles = (query: string) => findParts(query, parts).map((part) => part.title);

  expect(titles("summe")).toEqual(["Ansagen"]);
  expect(titles("bonus")).toEqual(["Punkte"]);
  expect(titles("aufgehen frei")).toEqual(["Ansagen"]);
  expect(titles("nichts davon")).toEqual([]);
});

it("knows which entry a card has", () => {
  expect(placeOf("10s", GERMAN)).toBe(2);
  expect(placeOf("2s", GERMAN)).toBe(-1);
});
