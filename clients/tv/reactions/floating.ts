// Which reactions float on the screen: a handful at once, each in a lane of its own, for a few seconds.
import type { Reaction } from "../../shared/wire";

/** So many at once; the oldest makes room for a seventh. */
export const MOST = 6;
/** How long one floats, in milliseconds. */
export const STAY = 4500;

export interface Floating extends Reaction {
  id: number;
  /** From 0: even ones rise on the left, odd ones on the right. */
  lane: number;
}

/** Those that float once another one has come. */
export function joined(floating: readonly Floating[], reaction: Reaction, id: number): Floating[] {
  const kept = floating.slice(Math.max(0, floating.length - MOST + 1));
  const taken = new Set(kept.map(({ lane }) => lane));
  const free = Array.from({ length: MOST }, (_, lane) => lane).filter((lane) => !taken.has(lane));
  return [...kept, { ...reaction, id, lane: free[0] ?? 0 }];
}
