import { beforeEach, describe, expect, it, vi } from "vitest";
import { asked, playing } from "../../../shared/fixtures/phone";
import type { Observation, Options } from "../../../shared/games/fahrstuhl";
import type { PhoneView } from "../../../shared/wire";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { speak } = await import("../../../shared/language");
const { advice } = await import("./advice");
const { textsHere } = await import("../../../shared/spoken");
await textsHere();

const OPTIONS: Options = {
  mode: "hourglass",
  max_cards: 7,
  single_cards: 5,
  schedule: [],
  bonus: 100,
  fill_to: 5,
};

interface Pointed {
  picked?: number;
  card?: string;
  options?: Partial<Options>;
}

function told(view: PhoneView, { picked, card, options }: Pointed = {}): string | null {
  return advice({
    seen: view.table?.observation as unknown as Observation,
    options: { ...OPTIONS, ...options },
    seat: 0,
    mine: view.me?.must_act === true,
    picked: picked ?? null,
    card: card ?? null,
  });
}

/** Seat 0 of three has bid 2 of 4 tricks, clubs are trump; `playable` none: it is not its turn. */
function round(hand: string[], playable: string[], seen: Partial<Observation> = {}): PhoneView {
  return playing(3, hand, playable, {
    trump: "9c",
    cards: 4,
    bids: [2, 1, 1],
    tricks: [0, 0, 0],
    hand_counts: [hand.length, hand.length, hand.length],
    divided: false,
    trick: [],
    last_trick: null,
    last_trump: null,
    return_half: false,
    ...seen,
  });
}

beforeEach(() => speak("de"));

describe("what a learner is told while bids are said", () => {
  const hand = ["Ah", "Kd", "10s", "9s"];
  const mine = (bids: (number | null)[], seen: Partial<Observation> = {}) =>
    asked(3, hand, bids, { cards: 4, trump: "9c", return_half: false, ...seen });

  it("is what may be said, the last bidder as free as the first (FS-6.1)", () => {
    const free = "Sag 0 bis 4 Stiche an. Punkte gibt es nur, wenn es am Ende genau stimmt.";

    expect(told(mine([null, null, null]))).toBe(free);
    expect(told(mine([null, 1, 2]))).toBe(free);
    expect(told(mine([null, 0, 0], { cards: 1 }))).toContain("Sag 0 oder 1 Stich an.");
  });

  it("is what that number is worth, by the host's bonus and the half (FS-7)", () => {
    const first = mine([null, null, null]);

    expect(told(first, { picked: 3 })).toBe("Genau 3 Stiche: 130 Punkte. Sonst −10 je Stich daneben.");
    expect(told(first, { picked: 1, options: { bonus: 50 } })).toContain("Genau 1 Stich: 60 Punkte.");
    expect(told(first, { picked: 0, options: { bonus: 0 } })).toContain("Genau 0 Stiche: 0 Punkte.");
    expect(told(mine([null, null, null], { return_half: true }), { picked: 3 })).toBe(
      "Genau 3 Stiche: 160 Punkte. Sonst −20 je Stich daneben.",
    );
  });

  it("is what that number settles, and nothing while it is open (FS-6.3)", () => {
    expect(told(mine([null, 1, 2]), { picked: 0 })).toContain("Damit geteilt.");
    expect(told(mine([null, 1, 2]), { picked: 1 })).toContain("Damit ungeteilt.");
    expect(told(mine([null, 3, null]), { picked: 1 })).toContain("Damit ungeteilt.");
    expect(told(mine([null, 1, null]), { picked: 1 })).not.toContain("Damit");
  });

  it("is how cards beat each other until I have spoken, then what becomes of equal ones", () => {
    const waiting = (bids: (number | null)[]) =>
      told(playing(3, hand, [], { phase: "bid", bids, cards: 4, trump: "9c", divided: null }));

    expect(waiting([null, 1, null])).toBe(
      "Kreuz ist Trumpf und schlägt alles andere. Danach: Ass, 10, König, Dame, Bube, 9, 8, 7.",
    );
    expect(waiting([1, 1, null])).toContain("weniger als 4");
    expect(waiting([3, 1, null])).toContain("Es bleibt ungeteilt");
  });
});

describe("what a learner is told before a card is chosen", () => {
  it("is the duty to play trump, as leader too (FS-5.1, FS-X6)", () => {
    expect(told(round(["7c", "Ah"], ["7c"]))).toContain("Du hast Trumpf und musst ihn spielen.");
    expect(told(round(["7c", "8c"], ["7c", "8c"]))).toContain("Du hast nur Trumpf");
    expect(told(round(["Ah", "Ks"], ["Ah", "Ks"]))).toContain("Du hast keinen Trumpf");
  });

  it("is when a card goes that does not go now", () => {
    expect(told(round(["7c", "Ah"], ["7c"]), { card: "Ah" })).toBe(
      "Andere Farben gehen erst, wenn du keinen Trumpf mehr hast.",
    );
  });

  it.each([
    [[0, 2, 0], "Dir fehlen noch 2 Stiche."],
    [[1, 1, 0], "Dir fehlt noch 1 Stich."],
    [[2, 0, 0], "Du hast genau 2, jetzt keinen mehr."],
    [[3, 0, 0], "Jeder weitere kostet 10 Punkte"],
  ])("is how %j tricks stand to the bid", (tricks, words) => {
    expect(told(round(["Ah", "Ks", "Qs"], [], { tricks }))).toContain(words);
  });

  it("counts the tricks that are still to be had, that of my card on the table among them", () => {
    const short = round(["Ah"], []);
    const trick: [number, string][] = [[0, "Ks"]];

    expect(told(short)).toContain("Es reicht nicht mehr, aber jeder Stich spart 10 Punkte.");
    expect(told(round(["Ah"], [], { trick }))).toContain("Du brauchst jetzt jeden Stich.");
    expect(told(round(["Ah"], [], { tricks: [1, 0, 0] }))).toContain("Du brauchst diesen letzten Stich.");
  });

  it("is that a trick was shared, as long as it is looked at", () => {
    const cards: [number, string][] = [
      [1, "Ks"],
      [2, "Ad"],
      [0, "Ah"],
    ];
    const last_trick = { cards, seats: [2, 0] };

    expect(told(round(["Qs"], [], { last_trick, tricks: [1, 0, 1] }))).toContain(
      "Geteilt: 2 gleich starke Karten, 2 Stiche. Du brauchst diesen",
    );
    expect(told(round(["Qs"], [], { last_trick, trick: [[2, "8d"]] }))).not.toContain("Geteilt");
  });
});

describe("what a learner is told about a chosen card", () => {
  const free = ["Ah", "Ks", "8d"];
  const told3 = (card: string, seen: Partial<Observation>) => told(round(free, free, seen), { card });

  it("is what can beat it when it leads", () => {
    expect(told3("Ks", {})).toContain("Jeder Trumpf und jede höhere Karte");
    expect(told3("Ah", {})).toContain("Nur ein Trumpf kann sie schlagen");
    expect(told(round(["7c", "8c"], ["7c", "8c"]), { card: "7c" })).toContain("Nur ein höherer Trumpf");
    expect(told(round(["Ac", "8c"], ["Ac", "8c"]), { card: "Ac" })).toContain("sicher: dann 1 von 2");
  });

  it("is whether it lies in front (FS-X1, FS-X2)", () => {
    expect(told3("Ah", { trick: [[2, "10h"]] })).toBe("Damit liegst du vorn. Es kommt noch 1 Karte.");
    expect(
      told3("Ah", {
        trick: [
          [1, "10h"],
          [2, "7s"],
        ],
      }),
    ).toBe("Damit hast du den Stich sicher: dann 1 von 2.");
    expect(told3("Ah", { trick: [[2, "7c"]] })).toBe("Kreuz-7 ist höher: Diesen Stich bekommst du nicht.");
    expect(told3("Ks", { trick: [[2, "Kh"]] })).toContain("Herz-König ist höher");
  });

  it("is what becomes of equally strong ones, undivided and divided (FS-6.3, FS-X3)", () => {
    const open: [number, string][] = [[2, "Ad"]];
    const full: [number, string][] = [
      [1, "Ks"],
      [2, "Ad"],
    ];

    expect(told3("Ah", { trick: open })).toContain("aber später");
    expect(told3("Ah", { trick: open, divided: true })).toContain("Kommt nichts Höheres");
    expect(told3("Ah", { trick: full, divided: true })).toContain("Du bekommst auch einen, dann 1 von 2.");
  });

  it("knows two highest trumps to be equal (FS-X4)", () => {
    const trumps = round(["Ac", "8c"], ["Ac", "8c"], { trick: [[2, "Ac"]], divided: true });

    expect(told(trumps, { card: "Ac" })).toContain("Du bekommst auch einen");
  });

  it("is with the last one what the round comes to, where that is certain", () => {
    const last = (seen: Partial<Observation>) => told(round(["Ah"], ["Ah"], seen), { card: "Ah" });
    const full: [number, string][] = [
      [1, "Ks"],
      [2, "10d"],
    ];

    expect(last({ trick: full, tricks: [1, 1, 1] })).toContain("dann 2 von 2. Das gibt 120 Punkte.");
    expect(last({ trick: full, tricks: [2, 1, 0] })).toContain("dann 3 von 2. Das gibt −10 Punkte.");
    expect(last({ trick: [[2, "7c"]], tricks: [1, 1, 1], return_half: true })).toContain(
      "Das gibt −20 Punkte.",
    );
    expect(last({ trick: [[2, "10d"]], tricks: [1, 1, 1] })).not.toContain("Punkte");
  });
});

it("says nothing once the game is over, and what comes while cards are dealt", () => {
  expect(told(round([], [], { phase: "over" }))).toBeNull();
  expect(told(round([], [], { phase: "deal", trump: null }))).toContain("Gleich gibt es neue Karten");
});
