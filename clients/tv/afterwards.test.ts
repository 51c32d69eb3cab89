import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Happening } from "../shared/wire";
import { afterFrames } from "./afterwards";

type Listener = (happenings: Happening[]) => void;

const HAPPENING: Happening = { seq: 1, kind: "played", facts: {}, pace: "none" };

let frame: () => void = () => undefined;
let tell: Listener = () => undefined;
let game = 1;

beforeEach(() => {
  game = 1;
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
  return afterFrames(source, () => game);
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
