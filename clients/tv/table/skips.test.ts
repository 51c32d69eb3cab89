import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Happening } from "../../shared/wire";
import type { TvGame } from "../game";
import { createSkips } from "./skips";

const GAME = {
  skipped: ({ kind, facts }: Happening) => (kind === "skip" ? (facts.seats as number[]) : []),
} as unknown as TvGame;

let tell: (happenings: Happening[]) => void = () => undefined;

function skips(): { now: () => readonly number[]; end: () => void } {
  return createRoot((end) => {
    const now = createSkips(
      (listener) => {
        tell = listener;
        return () => undefined;
      },
      () => GAME,
    );
    return { now, end };
  });
}

const skip = (...seats: number[]): Happening => ({ seq: 0, kind: "skip", facts: { seats }, pace: "none" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows who is skipped for a while, in the order in which they are hit", () => {
  const { now, end } = skips();
  tell([skip(2, 0)]);
  expect(now()).toEqual([2, 0]);
  vi.runAllTimers();
  expect(now()).toEqual([]);
  end();
});

it("takes the newest skips, and nothing else that happens for one", () => {
  const { now, end } = skips();
  tell([skip(1)]);
  tell([{ ...skip(), kind: "played" }]);
  expect(now()).toEqual([1]);
  tell([skip(3)]);
  expect(now()).toEqual([3]);
  end();
  expect(vi.getTimerCount()).toBe(0);
});
