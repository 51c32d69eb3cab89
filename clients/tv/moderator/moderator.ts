// The moderator of the evening: explains the game that comes next, and comments on what happens in lines of his own.
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { fill, language } from "../../shared/language";
import { volume } from "../../shared/sound";
import type { TvView } from "../../shared/wire";
import type { TvLine } from "../App";
import type { TvGame } from "../game";
import { type Caption, createCaptions, readingTime } from "./captions";
import { createExplanation } from "./explanation";
import { createFloor } from "./floor";
import { type Lines, line as lineOf } from "./line";
import { memoryOf } from "./memory";
import { momentOf, partyRemarks } from "./party";
import type { Remark } from "./remark";
import { createGameLines, createHouseLines } from "./texts";
import { createVoice, type Voice } from "./voice";

/** Before the explanation begins: in the lobby people come in first, after a game the winner has the room. */
const QUIET = { lobby: 5_000, results: 20_000 };
/** The ranking is spoken of when the game's end has been. */
const RANKING = 9_000;
/** The set of the house's own lines, beside those of the games. */
const HOUSE = "house";

export interface Surroundings {
  voice: Voice;
  random: () => number;
  now: () => number;
  /** The house's lines and those of the game, which tests bring along. */
  lines?: { house: Accessor<Lines>; game: (name: Accessor<string>) => Accessor<Lines> };
}

/** What is to be shown now; null: nothing. */
export function createModerator(
  line: Pick<TvLine, "onEvents" | "status">,
  view: Accessor<TvView>,
  game: Accessor<TvGame | undefined>,
  surroundings: Surroundings = { voice: createVoice(), random: Math.random, now: () => performance.now() },
): Accessor<Caption | null> {
  const level = createMemo(() => view().party.settings.moderator);
  const muted = createMemo(() => view().party.settings.muted || volume() === 0);
  const open = createMemo(() => line.status().at === "open");
  const phase = createMemo(() => view().party.phase);
  const memory = createMemo(() => memoryOf(view().party.code));
  const coming = createMemo(() => view().party.next.game);
  const played = createMemo(() => view().table?.game ?? coming());
  const texts = surroundings.lines ?? { house: createHouseLines(), game: createGameLines };
  const [comingLines, playedLines] = [texts.game(coming), texts.game(played)];
  const captions = createCaptions(surroundings.voice, language, () => (muted() ? 0 : volume()));
  const floor = createFloor(surroundings.now);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let later: ReturnType<typeof setTimeout> | undefined;

  /** Of the remarks that may be made now, the first for which there is a line that nobody has heard yet. */
  function speak(): void {
    for (const { from, ...remark } of floor.take(level()) as Told[]) {
      const set = from === HOUSE ? texts.house() : playedLines();
      const kind = `${from}/${remark.kind}`;
      const chosen = lineOf(set, remark, memory().used(kind), language(), surroundings.random);
      if (chosen === null) continue;
      memory().said(kind, chosen.at);
      floor.spoke();
      captions.show({ text: chosen.text, step: null }, readingTime(chosen.text.length));
      return;
    }
  }

  function offer(from: string, remarks: readonly Remark[]): void {
    if (level() === "silent" || explaining()) return;
    floor.offer(remarks.map((each): Told => ({ ...each, from })));
    clearTimeout(timer);
    const wait = floor.due(level());
    if (wait !== null) timer = setTimeout(speak, wait);
  }

  function quiet(): void {
    clearTimeout(timer);
    clearTimeout(later);
    floor.clear();
    captions.clear();
  }

  const [explained, setExplained] = createSignal<readonly string[]>([]);
  const toExplain = createMemo((): string | null => {
    const waiting = phase() === "lobby" || phase() === "results";
    if (!waiting || !open() || level() === "silent" || view().party.members.length === 0) return null;
    const known = explained().includes(coming()) || memory().used(`${coming()}/explain`).length > 0;
    return known || comingLines().explain === undefined ? null : coming();
  });
  const explaining = (): boolean => captions.now()?.step != null;
  createExplanation(captions, {
    game: toExplain,
    sentences: () => (comingLines().explain ?? []).map((text) => fill(text, {}, language())),
    quiet: () => (phase() === "results" ? QUIET.results : QUIET.lobby),
    started: () => phase() === "table",
    done(finished) {
      memory().said(`${finished}/explain`, 0);
      setExplained((before) => [...before, finished]);
    },
  });

  onCleanup(
    line.onEvents((happenings) => {
      const table = view().table;
      if (table === null) return;
      offer(
        table.game,
        happenings.flatMap((happening) => game()?.remarks?.(happening, table) ?? []),
      );
    }),
  );

  const moment = createMemo(() => (open() ? momentOf(view()) : null));
  let leader: string | null = null;
  createEffect(
    on(moment, (after, before) => {
      if (!after || !before) return;
      const remarks = partyRemarks({ ...before, leader }, after, game()?.title());
      leader = after.leader ?? leader;
      if (!remarks.some(({ kind }) => kind === "leader")) return offer(HOUSE, remarks);
      clearTimeout(later);
      later = setTimeout(() => offer(HOUSE, remarks), RANKING);
    }),
  );

  createEffect(on([open, level], ([up, much]) => (!up || much === "silent") && quiet()));
  createEffect(on(muted, (silent) => silent && captions.hush()));
  onCleanup(quiet);
  return captions.now;
}

/** A remark with the set that its lines are in: a game's name, or the house. */
interface Told extends Remark {
  from: string;
}
