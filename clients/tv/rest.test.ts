import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRest } from "./rest";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A screen for which something new comes with `tell`. */
function screen(): { resting: () => boolean; tell: () => void; end: () => void } {
  return createRoot((end) => {
    const [news, setNews] = createSignal(0);
    return { resting: createRest(news), tell: () => setNews((before) => before + 1), end };
  });
}

it("rests after ten minutes without anything new, and not before", () => {
  const { resting, end } = screen();

  vi.advanceTimersByTime(10 * MINUTE - 1);
  expect(resting()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(resting()).toBe(true);
  end();
});

it("is awake again with the next thing that happens, for ten minutes more", () => {
  const { resting, tell, end } = screen();

  vi.advanceTimersByTime(9 * MINUTE);
  tell();
  vi.advanceTimersByTime(9 * MINUTE);
  expect(resting()).toBe(false);
  vi.advanceTimersByTime(MINUTE);
  expect(resting()).toBe(true);
  tell();
  expect(resting()).toBe(false);
  end();
});

it.each(["keydown", "pointermove", "click"])("is awake again with a %s", (touch) => {
  const { resting, end } = screen();

  vi.advanceTimersByTime(10 * MINUTE);
  window.dispatchEvent(new Event(touch));
  expect(resting()).toBe(false);
  end();
});

it("listens to nothing any more once it is gone", () => {
  const { resting, end } = screen();

  end();
  window.dispatchEvent(new Event("click"));
  vi.advanceTimersByTime(10 * MINUTE);
  expect(resting()).toBe(false);
});
