import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFrame, inTurn } from "./frame";
import { ground } from "./motion";

let frames: (() => void)[] = [];

/** The next frame is drawn, and what waited for that happens. */
function draw(): void {
  const due = frames;
  frames = [];
  for (const task of due) task();
  vi.runAllTimers();
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (task: () => void) => frames.push(task));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for the next frame, but not on a page that draws none", () => {
  const task = vi.fn();

  afterFrame(task);
  expect(task).not.toHaveBeenCalled();
  draw();
  expect(task).toHaveBeenCalledOnce();
  vi.stubGlobal("document", { hidden: true });
  afterFrame(task);
  expect(task).toHaveBeenCalledTimes(2);
});

it("lets two come with each frame, in their order", () => {
  createRoot((end) => {
    const turns = [1, 2, 3, 4, 5].map(() => inTurn(false));
    const here = () => turns.map((turn) => Number(turn())).join("");

    const seen = [here()];
    for (let at = 0; at < 3; at++) {
      draw();
      seen.push(here());
    }
    expect(seen).toEqual(["00000", "11000", "11110", "11111"]);
    expect(frames).toEqual([]);
    end();
  });
});

it("keeps nobody waiting who need not, while nothing flies, or where nothing is drawn", () => {
  createRoot((end) => {
    expect(inTurn(true)()).toBe(true);
    ground(true);
    expect(inTurn(false)()).toBe(true);
    ground(false);
    vi.stubGlobal("document", { hidden: true });
    expect(inTurn(false)()).toBe(true);
    end();
  });
});

it("passes over whoever has gone meanwhile", () => {
  const gone = createRoot((end) => ({ turn: inTurn(false), end }));
  const stays = createRoot((end) => ({ turn: inTurn(false), end }));

  gone.end();
  draw();
  expect([gone.turn(), stays.turn()]).toEqual([false, true]);
  stays.end();
});
