// The moderator: what just happened as sentences, the newest two of them.
import { type Accessor, createMemo, createSignal, onCleanup } from "solid-js";
import type { Happening, TableView } from "../../shared/wire";
import type { TvLine } from "../App";
import type { TvGame } from "../game";

export interface News {
  now: string;
  before: string;
}

/** Happenings that are kept: more than two, since not each is worth a sentence. */
const KEPT = 8;

/** The last two sentences. */
export function newest(sentences: readonly (string | null)[]): News {
  const [now = "", before = ""] = sentences.filter((text) => text !== null).reverse();
  return { now, before };
}

/** A happening with the number of the game that it belongs to. */
interface Heard {
  number: number;
  happening: Happening;
}

/** What was heard of that game: another game's happenings are nothing that its moderator has words for. */
export function ofGame(heard: readonly Heard[], number: number): Happening[] {
  return heard.filter((each) => each.number === number).map((each) => each.happening);
}

/** Listens to the line; what happened while it was down is not told. */
export function createNews(
  line: Pick<TvLine, "onEvents">,
  table: Accessor<TableView | null>,
  game: Accessor<TvGame | undefined>,
): Accessor<News> {
  const [heard, setHeard] = createSignal<readonly Heard[]>([]);
  onCleanup(
    line.onEvents((happenings) => {
      const number = table()?.number ?? 0;
      const told = happenings.map((happening) => ({ number, happening }));
      setHeard((before) => [...before, ...told].slice(-KEPT));
    }),
  );
  return createMemo(() => {
    const [now, teller] = [table(), game()];
    if (now === null || teller === undefined) return newest([]);
    return newest(ofGame(heard(), now.number).map((happening) => teller.sentence(happening, now)));
  });
}
