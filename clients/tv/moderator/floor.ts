// When the moderator may speak: one line at a time, a breath between, the newest wins, and nothing stale.
import type { SettingsView } from "../../shared/wire";
import { heaviest, type Remark, type Weight } from "./remark";

export type Level = SettingsView["moderator"];

/** So long after an earlier line begins a remark of that weight may begin, in milliseconds. */
const BREATH: Record<Level, Record<Weight, number>> = {
  talkative: { 1: 24_000, 2: 13_000, 3: 7_500 },
  brief: { 1: Infinity, 2: Infinity, 3: 60_000 },
  silent: { 1: Infinity, 2: Infinity, 3: Infinity },
};
/** Nobody comments on what is still flying across the table. */
export const BEAT = 1_200;
/** What could not be said by then is no news any more; what is worth the most outlives a breath after another line. */
export const FRESH: Record<Weight, number> = { 1: 3_000, 2: 4_000, 3: 8_500 };

/** When the last line began, before there was any. */
const LONG_AGO = -1e9;

export interface Floor {
  /** Something happened. It takes the place of what still waits, unless that is worth more. */
  offer(remarks: readonly Remark[]): void;
  /** In how many milliseconds something may be said, if nothing else happens; null: nothing waits. */
  due(level: Level): number | null;
  /** What may be said now, the best first; it waits no longer. */
  take(level: Level): Remark[];
  /** A line was said. */
  spoke(): void;
  /** Nothing waits any more. */
  clear(): void;
}

export function createFloor(now: () => number): Floor {
  let spoken = LONG_AGO;
  let waiting: { remarks: Remark[]; at: number } | null = null;

  /** The moment at which that remark may begin. */
  const moment = (each: Remark, at: number, level: Level): number =>
    Math.max(at + BEAT, spoken + BREATH[level][each.weight]);

  return {
    offer(remarks) {
      const offered = heaviest(remarks);
      const [best] = offered;
      if (best === undefined) return;
      const [before] =
        waiting?.remarks.filter((each) => now() - (waiting?.at ?? 0) < FRESH[each.weight]) ?? [];
      if (before === undefined || best.weight >= before.weight) waiting = { remarks: offered, at: now() };
    },
    due(level) {
      if (waiting === null) return null;
      const { remarks, at } = waiting;
      const moments = remarks
        .map((each) => ({ first: moment(each, at, level), last: at + FRESH[each.weight] }))
        .filter(({ first, last }) => first <= last)
        .map(({ first }) => first);
      return moments.length === 0 ? null : Math.max(0, Math.min(...moments) - now());
    },
    take(level) {
      if (waiting === null) return [];
      const { remarks, at } = waiting;
      waiting = null;
      const may = (each: Remark): boolean =>
        moment(each, at, level) <= now() && now() <= at + FRESH[each.weight];
      return remarks.filter(may);
    },
    spoke() {
      spoken = now();
    },
    clear() {
      waiting = null;
    },
  };
}
