import { createRoot, createSignal } from "solid-js";
import { expect, it, vi } from "vitest";
import { seats, table } from "../../shared/fixtures/tv";
import type { Status } from "../../shared/socket";
import type { Happening, TableView } from "../../shared/wire";
import type { TvGame } from "../game";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { createNews, newest, ofGame, takeovers } = await import("./news");

const itself = (told: string | null): string | null => told;

it("tells the last two sentences, the newer one larger", () => {
  expect(newest(["one", "two", "three"], itself)).toEqual({ now: "three", before: "two" });
});

it("passes over what is not worth a sentence", () => {
  expect(newest(["one", null, "two", null], itself)).toEqual({ now: "two", before: "one" });
});

it("says nothing when nothing happened", () => {
  expect(newest([], itself)).toEqual({ now: "", before: "" });
});

it("makes no sentence that nobody reads", () => {
  const made = vi.fn(itself);

  newest(["one", "two", "three"], made);
  expect(made.mock.calls.map(([told]) => told)).toEqual(["three", "two"]);
});

it("tells nothing of the game before", () => {
  const heard = [
    { number: 1, kind: "started" },
    { number: 2, kind: "roll" },
  ];

  expect(ofGame(heard, 2).map((each) => each.kind)).toEqual(["roll"]);
});

it("knows who took whose seat, and that a new name is no other person", () => {
  const [anna, bot] = [
    { member: 1, name: "Anna" },
    { member: null, name: "Robin" },
  ];

  expect(takeovers([anna, bot], [{ ...anna, name: "Annika" }, bot])).toEqual([]);
  expect(takeovers([anna, bot], [anna, { member: 3, name: "Dora" }])).toEqual([
    { name: "Dora", before: "Robin" },
  ]);
});

/** News of a table that is `first` what it shows. */
function listening(teller: Pick<TvGame, "sentence">, first: TableView) {
  let tell: (happenings: Happening[]) => void = () => undefined;
  return createRoot((end) => {
    const [now, show] = createSignal<TableView>(first);
    const onEvents = (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    };
    const [game, bring] = createSignal(teller as TvGame | undefined);
    const [status, turn] = createSignal<Status>({ at: "open" });
    const news = createNews({ onEvents, status }, now, game);
    return { news, show, bring, turn, end, tell: (happenings: Happening[]) => tell(happenings) };
  });
}

it("keeps the name of who did it, and says who has the seat now", () => {
  const robin = table(2, {}, { seats: seats(2).map((seat) => ({ ...seat, member: null, name: "Robin" })) });
  const dora = table(
    2,
    {},
    { seats: robin.seats.map((seat) => (seat.seat === 1 ? { ...seat, member: 3, name: "Dora" } : seat)) },
  );
  const teller = { sentence: ({ kind }: Happening, now: TableView) => `${now.seats[1]?.name} ${kind}` };
  const { news, tell, show, end } = listening(teller, robin);

  tell([{ seq: 1, kind: "won", facts: {}, pace: "none" }]);
  show(dora);

  expect(news().before).toBe("Robin won");
  expect(news().now).toBe("Dora hat jetzt den Platz von Robin.");
  end();
});

it("says nothing of what was before the line broke, since what followed it is not known", () => {
  const { news, tell, turn, end } = listening({ sentence: ({ kind }: Happening) => kind }, table(2, {}));

  tell([{ seq: 1, kind: "laid", facts: {}, pace: "none" }]);
  turn({ at: "lost" });
  turn({ at: "open" });
  expect(news().now).toBe("");
  tell([{ seq: 9, kind: "won", facts: {}, pace: "none" }]);

  expect(news()).toEqual({ now: "won", before: "" });
  end();
});

it("tells what led to it first, and what came of it when the table goes on", () => {
  const held = table(2, {}, { hold: { pace: "sheet", left: 9 } });
  const { news, tell, show, end } = listening({ sentence: ({ kind }) => kind }, held);

  tell([
    { seq: 1, kind: "played", facts: {}, pace: "none" },
    { seq: 2, kind: "trick", facts: {}, pace: "look" },
    { seq: 3, kind: "round", facts: {}, pace: "sheet" },
    { seq: 4, kind: "over", facts: {}, pace: "none" },
  ]);

  expect(news()).toEqual({ now: "trick", before: "played" });

  show({ ...held, hold: null });

  expect(news()).toEqual({ now: "over", before: "round" });

  show({ ...held, hold: { pace: "glance", left: 1 } });

  expect(news(), "it stays told, though the table stands still for the next deal").toEqual({
    now: "over",
    before: "round",
  });
  end();
});

it("makes each sentence once", () => {
  const sentence = vi.fn(({ kind }: Happening) => kind);
  const { tell, show, end } = listening({ sentence }, table(2, {}, { hold: { pace: "look", left: 1 } }));

  tell([{ seq: 1, kind: "played", facts: {}, pace: "none" }]);
  show(table(2, {}, { hold: null }));
  tell([{ seq: 2, kind: "trick", facts: {}, pace: "look" }]);

  expect(sentence.mock.calls.map(([{ kind }]) => kind)).toEqual(["played", "trick"]);
  end();
});

it("says it in the words that came meanwhile", () => {
  const [texts, come] = createSignal<string | null>(null);
  const sentence = vi.fn(({ kind }: Happening) => texts() && `${texts()} ${kind}`);
  const { news, tell, end } = listening({ sentence }, table(2));

  tell([{ seq: 1, kind: "played", facts: {}, pace: "none" }]);
  expect(news().now).toBe("");

  come("Anna");
  expect([news().now, sentence.mock.calls.length]).toEqual(["Anna played", 2]);
  end();
});

it("asks no other game to tell what happened in the one before", () => {
  const other = { sentence: vi.fn(({ facts }: Happening) => String((facts.cards as string[]).length)) };
  const { news, tell, show, bring, end } = listening({ sentence: ({ kind }) => kind }, table(2));
  tell([{ seq: 1, kind: "played", facts: { card: "As" }, pace: "none" }]);
  expect(news().now).toBe("played");

  bring(undefined);
  show(table(2, {}, { number: 2, game: "other" }));
  bring(() => other as unknown as TvGame);

  expect([news().now, other.sentence.mock.calls]).toEqual(["", []]);
  end();
});
