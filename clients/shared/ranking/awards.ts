// Small prizes of an evening: who has most of what the games count.
import type { StandingView } from "../wire";
import { FEATS } from "./words";

export interface Award {
  feat: (typeof FEATS)[number];
  value: number;
  /** Everybody who has so many. */
  names: string[];
}

/** One prize for each thing that anybody has; none where all have the same, since then it tells nothing. */
export function awards(standings: readonly StandingView[]): Award[] {
  return FEATS.flatMap((feat) => {
    const value = Math.max(0, ...standings.map(({ feats }) => feats[feat] ?? 0));
    const best = standings.filter(({ feats }) => (feats[feat] ?? 0) === value);
    if (value === 0 || (standings.length > 1 && best.length === standings.length)) return [];
    return [{ feat, value, names: best.map(({ name }) => name) }];
  });
}
