import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Status } from "../shared/socket";
import type { Happening } from "../shared/wire";
import { afterFrames, afterMotion } from "./afterwards";

type Listener = (happenings: Happening[]) => void;

const HAPPENING: Happening = { seq: 1, kind: "played", facts: {}, pace: "none" };

let frame: () => void = () => undefined;
let tell: Listener = () => undefined;
let game = 1;
let status: Status = { at: "open" };

beforeEach(() => {
  game = 1;
  status = { at: "open" };
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (task: () => void) => {
    frame = task;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function line() {
  const source = {
    onEvents(listener: Listener) {
      tell = listener;
      return () => true;
    },
  };
  return afterFrames({ ...source, status: () => status }, () => game);
}

it("lets happenings be heard when the frame that shows them has been drawn", () => {
  const heard = vi.fn();

  line().onEvents(heard);
  tell([HAPPENING]);
  expect(heard).not.toHaveBeenCalled();
  frame();
  vi.runAllTimers();
  expect(heard).toHaveBeenCalledExactlyOnceWith([HAPPENING]);
});

it("tells nothing any more to who has stopped listening meanwhile", () => {
  const heard = vi.fn();

  const stop = line().onEvents(heard);
  tell([HAPPENING]);
  stop();
  frame();
  vi.runAllTimers();
  expect(heard).not.toHaveBeenCalled();
});

it("tells nothing any more that waited when the line broke", () => {
  const heard = vi.fn();

  line().onEvents(heard);
  tell([HAPPENING]);
  status = { at: "lost" };
  status = { at: "open" };
  frame();
  vi.runAllTimers();
  expect(heard).not.toHaveBeenCalled();
});

it("tells nothing of a game any more when the next one is on the table", () => {
  const heard = vi.fn();

  line().onEvents(heard);
  tell([HAPPENING]);
  game = 2;
  frame();
  vi.runAllTimers();
  expect(heard).not.toHaveBeenCalled();

  tell([HAPPENING]);
  frame();
  vi.runAllTimers();
  expect(heard).toHaveBeenCalledTimes(1);
});

function rolling(now: () => number = () => Date.now()) {
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
  const heard: string[] = [];
  const source = {
    onEvents(listener: Listener) {
      tell = listener;
      return () => true;
    },
  };
  const line = afterMotion(source, ({ kind }) => (kind === "thrown" ? 850 : 0), now);
  const stop = line.onEvents((happenings) => heard.push(...happenings.map(({ kind }) => kind)));
  return { heard, stop };
}

function happen(...kinds: string[]): void {
  tell(kinds.map((kind, seq) => ({ ...HAPPENING, seq, kind })));
}

it("tells what was thrown when the dice lie still, and nothing that comes later before it", () => {
  const { heard } = rolling();

  happen("roll");
  expect(heard).toEqual(["roll"]);
  happen("thrown", "turn_over");
  vi.advanceTimersByTime(500);
  happen("roll");
  expect(heard).toEqual(["roll"]);
  vi.advanceTimersByTime(349);
  expect(heard).toEqual(["roll"]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(["roll", "thrown", "turn_over", "roll"]);
});

it("tells nothing any more to who has gone meanwhile", () => {
  const { heard, stop } = rolling();

  happen("thrown");
  stop();
  vi.runAllTimers();
  expect(heard).toEqual([]);
});

it("keeps the order also where the clock has fractions that timers do not", () => {
  const start = Date.now();
  let fraction = 0.9;
  const { heard } = rolling(() => Date.now() - start + fraction);

  happen("thrown");
  vi.advanceTimersByTime(400);
  fraction = 1.3;
  happen("shut");
  vi.runAllTimers();
  expect(heard).toEqual(["thrown", "shut"]);
});
