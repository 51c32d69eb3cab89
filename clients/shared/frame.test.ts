import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFrame } from "./after";
import { inTurn, paced, tell } from "./frame";
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
  vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
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

it("lets one come with each frame, in their order", () => {
  createRoot((end) => {
    const turns = [1, 2, 3].map(() => inTurn(false));
    const here = () => turns.map((turn) => Number(turn())).join("");

    const seen = [here()];
    for (let at = 0; at < 3; at++) {
      draw();
      seen.push(here());
    }
    expect(seen).toEqual(["000", "100", "110", "111"]);
    expect(frames).toEqual([]);
    end();
  });
});

it("lets all come at once that have waited too long, since a slow screen draws few frames", () => {
  createRoot((end) => {
    const told = vi.fn();
    const turns = [1, 2, 3].map(() => inTurn(false));
    tell(told);
    vi.advanceTimersByTime(800);
    const late = inTurn(false);

    draw();
    expect(turns.map((turn) => turn())).toEqual([true, true, true]);
    expect(told).toHaveBeenCalledOnce();
    expect(late()).toBe(false);
    draw();
    expect(late()).toBe(true);
    end();
  });
});

it("tells of what happened between what is to be seen, which comes first", () => {
  createRoot((end) => {
    const told = vi.fn();
    tell(() => told("news"));
    const turns = [1, 2].map(() => inTurn(false));
    tell(() => told("sound"));
    const now = () => [...turns.map((turn) => turn()), told.mock.calls.length];

    const seen = [now()];
    for (let at = 0; at < 4; at++) {
      draw();
      seen.push(now());
    }
    expect(seen).toEqual([
      [false, false, 0],
      [true, false, 0],
      [true, false, 1],
      [true, true, 1],
      [true, true, 2],
    ]);
    expect(told.mock.calls).toEqual([["news"], ["sound"]]);
    expect(frames).toEqual([]);
    end();
  });
});

it("goes on after something that failed", () => {
  const told = vi.fn();
  tell(() => {
    throw new Error("broken");
  });
  tell(told);

  expect(draw).toThrow("broken");
  draw();
  expect(told).toHaveBeenCalledOnce();
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

it("lets nothing come that asked when the frame had begun: its view is still to be drawn", () => {
  createRoot((end) => {
    const told = vi.fn();
    tell(told);
    for (const begin of frames.splice(0)) begin();
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1);
    const card = inTurn(false);

    vi.runAllTimers();
    expect([card(), told.mock.calls.length]).toEqual([false, 1]);
    draw();
    expect(card()).toBe(true);
    clock.mockRestore();
    end();
  });
});

it("follows what changes with a frame of its own, and as it is by then", () => {
  const [source, set] = createSignal(1);
  const read = vi.fn(() => ({ half: Math.floor(source() / 2) }));
  const { shown, end } = createRoot((end) => ({ shown: paced(read), end }));

  set(2);
  set(4);
  expect([shown().half, read.mock.calls.length]).toEqual([0, 1]);
  draw();
  expect([shown().half, read.mock.calls.length]).toEqual([2, 2]);
  const before = shown();
  set(5);
  draw();
  expect([shown() === before, read.mock.calls.length]).toEqual([true, 3]);
  expect(frames).toEqual([]);
  end();
});

it("follows at once while nothing flies, and not at all when it has gone", () => {
  const [source, set] = createSignal(1);
  const { shown, end } = createRoot((end) => ({ shown: paced(source), end }));

  ground(true);
  set(2);
  ground(false);
  expect(shown()).toBe(2);
  set(3);
  end();
  draw();
  expect(shown()).toBe(2);
});

it("follows at once where motion is not wanted", async () => {
  vi.resetModules();
  vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) });
  const { paced } = await import("./frame");
  const [source, set] = createSignal(1);
  const { shown, end } = createRoot((end) => ({ shown: paced(source), end }));

  set(2);
  expect(shown()).toBe(2);
  end();
});

it("follows soon on a slow screen, though much comes to the table", () => {
  const [source, set] = createSignal(1);
  const { follow, cards, end } = createRoot((end) => ({
    follow: [1, 2, 3].map(() => paced(() => source())),
    cards: [1, 2, 3].map(() => inTurn(false)),
    end,
  }));

  set(2);
  vi.advanceTimersByTime(400);
  draw();
  expect(follow.map((each) => each())).toEqual([2, 2, 2]);
  expect(cards.map((each) => each())).toEqual([true, false, false]);
  end();
  draw();
});
