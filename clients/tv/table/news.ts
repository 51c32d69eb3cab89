// The moderator: what just happened as sentences, the newest two of them.
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  getOwner,
  mapArray,
  on,
  onCleanup,
  runWithOwner,
  untrack,
} from "solid-js";
import { unwrap } from "solid-js/store";
import { onReturn } from "../../shared/line/returned";
import type { Happening, SeatView, TableView } from "../../shared/wire";
import type { TvLine } from "../App";
import type { TvGame } from "../game";
import { say } from "../words";

export interface News {
  now: string;
  before: string;
}

/** What is kept: more than two, since not each is worth a sentence. */
const KEPT = 8;

/** The last two sentences of what was told; `say` is asked for no more than they need, from the newest on. */
export function newest<Told>(told: readonly Told[], say: (told: Told) => string | null): News {
  const sentences: string[] = [];
  for (let at = told.length - 1; at >= 0 && sentences.length < 2; at--) {
    const sentence = say(told[at] as Told);
    if (sentence !== null) sentences.push(sentence);
  }
  const [now = "", before = ""] = sentences;
  return { now, before };
}

type Holder = Pick<SeatView, "member" | "name">;

/** One who had a seat, and one who has it now. */
export interface Takeover {
  name: string;
  before: string;
}

/** Something that was told, with the number of the game that it belongs to. */
type Heard = { number: number } & (
  | { takeover: Takeover }
  /** `seats`: as they were then, since whoever takes a seat later has done nothing of it. */
  | { happening: Happening; seats: readonly SeatView[] }
);

/** What was heard of that game: another game's happenings are nothing that its moderator has words for. */
export function ofGame<Told extends { number: number }>(heard: readonly Told[], number: number): Told[] {
  return heard.filter((each) => each.number === number);
}

/** The seats that have gone from one to another; a new name is no other person. */
export function takeovers(before: readonly Holder[], after: readonly Holder[]): Takeover[] {
  return after.flatMap(({ member, name }, seat) => {
    const held = before[seat];
    return held === undefined || held.member === member ? [] : [{ name, before: held.name }];
  });
}

/** What comes of it all: told when the table stands still no more for what led to it. */
function isOutcome(told: Heard): boolean {
  return "happening" in told && (told.happening.pace === "sheet" || told.happening.kind === "over");
}

/** Listens to the line; what happened while it was down is not told, nor is what came before that. */
export function createNews(
  line: Pick<TvLine, "onEvents" | "status">,
  table: Accessor<TableView | null>,
  game: Accessor<TvGame | undefined>,
): Accessor<News> {
  const [heard, setHeard] = createSignal<readonly Heard[]>([]);
  const hear = (told: readonly Heard[]): unknown => setHeard((before) => [...before, ...told].slice(-KEPT));

  onCleanup(
    line.onEvents((happenings) => {
      const now = unwrap(table());
      const number = now?.number ?? 0;
      const seats = (now?.seats ?? []).map((seat) => ({ ...seat }));
      hear(happenings.map((happening) => ({ number, happening, seats })));
    }),
  );
  // The next happening would stand beside one of before, as if it had followed it.
  onReturn(line.status, () => setHeard([]));
  const sitting = createMemo(() => {
    const now = table();
    return now && { number: now.number, seats: now.seats.map(({ member, name }) => ({ member, name })) };
  });
  createEffect(
    on(sitting, (now, before) => {
      if (!now || !before || now.number !== before.number) return;
      hear(takeovers(before.seats, now.seats).map((takeover) => ({ number: now.number, takeover })));
    }),
  );

  const number = createMemo(() => table()?.number);
  const looking = createMemo(() => (table()?.hold ?? null) !== null);
  const news = createMemo(
    mapArray(heard, (told) => ({ told, number: told.number, out: false, words: once(() => words(told)) })),
  );
  /** What changes on the table later says nothing new about it; the next game's teller has no words for it. */
  function words(told: Heard): string | null {
    const [now, teller] = [untrack(table), game()];
    return now?.number === told.number && teller ? sentence(told, now, teller) : null;
  }

  return createMemo(() => {
    const at = number();
    if (at === undefined || game() === undefined) return newest([], () => null);
    const told = ofGame(news(), at).filter((each) => {
      // Once it is out it stays: the table stands still again before the next deal is told.
      each.out ||= !isOutcome(each.told) || !looking();
      return each.out;
    });
    return newest(told, (each) => each.words());
  });
}

/** Made when it is first asked for, and anew only when the words that it is made of change, or come. */
function once<Made>(make: () => Made): Accessor<Made> {
  const owner = getOwner();
  let made: Accessor<Made> | undefined;
  return () => {
    made ??= runWithOwner(owner, () => createMemo(make)) as Accessor<Made>;
    return made();
  };
}

function sentence(told: Heard, table: TableView, teller: TvGame): string | null {
  if ("takeover" in told) return say("tv.news.seat", { ...told.takeover });
  return teller.sentence(told.happening, { ...unwrap(table), seats: [...told.seats] });
}
