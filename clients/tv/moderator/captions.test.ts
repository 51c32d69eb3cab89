import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCaptions, readingTime } from "./captions";
import type { Voice } from "./voice";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A voice that is done when the test says so. */
function slowVoice() {
  const spoken: { text: string; done: () => void }[] = [];
  const hushed = vi.fn();
  const voice: Voice = { speak: (text, _, __, done) => void spoken.push({ text, done }), hush: hushed };
  return { voice, spoken, hushed };
}

const LINE = { text: "Punktlandung!", step: null };

describe("captions", () => {
  it("stay their time when nothing is heard", () => {
    const { voice, spoken } = slowVoice();
    const captions = createCaptions(
      voice,
      () => "de",
      () => 0,
    );
    const then = vi.fn();

    captions.show(LINE, 4_000, then);
    expect(captions.now()).toEqual(LINE);
    expect(spoken).toEqual([]);
    vi.advanceTimersByTime(3_999);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(captions.now()).toBeNull();
    expect(then).toHaveBeenCalledOnce();
  });

  it("wait for a voice that is slower than the eye", () => {
    const { voice, spoken } = slowVoice();
    const captions = createCaptions(
      voice,
      () => "de",
      () => 0.5,
    );

    captions.show(LINE, 4_000);
    vi.advanceTimersByTime(5_000);
    expect(captions.now()).toEqual(LINE);
    spoken[0]?.done();
    expect(captions.now()).toBeNull();
  });

  it("do not wait for ever for a voice that never says that it is done", () => {
    const { voice } = slowVoice();
    const captions = createCaptions(
      voice,
      () => "de",
      () => 0.5,
    );

    captions.show(LINE, 4_000);
    vi.advanceTimersByTime(12_000);
    expect(captions.now()).toBeNull();
  });

  it("show the newer line, and nothing comes after the older one", () => {
    const { voice, spoken, hushed } = slowVoice();
    const captions = createCaptions(
      voice,
      () => "de",
      () => 0.5,
    );
    const then = vi.fn();

    captions.show(LINE, 4_000, then);
    vi.advanceTimersByTime(1_000);
    captions.show({ text: "Neu!", step: null }, 4_000);
    expect(hushed).toHaveBeenCalled();
    spoken[0]?.done();
    vi.advanceTimersByTime(3_500);
    expect(captions.now()?.text).toBe("Neu!");
    expect(then).not.toHaveBeenCalled();
  });

  it("fall silent at once, and stay to be read", () => {
    const { voice, hushed } = slowVoice();
    const captions = createCaptions(
      voice,
      () => "de",
      () => 0.5,
    );

    captions.show(LINE, 4_000);
    hushed.mockClear();
    captions.hush();
    expect(hushed).toHaveBeenCalledOnce();
    expect(captions.now()).toEqual(LINE);
    vi.advanceTimersByTime(4_000);
    expect(captions.now()).toBeNull();
  });

  it("are gone when they are cleared, with all that would have followed", () => {
    const { voice } = slowVoice();
    const captions = createCaptions(
      voice,
      () => "de",
      () => 0,
    );
    const then = vi.fn();

    captions.show(LINE, 4_000, then);
    captions.clear();
    expect(captions.now()).toBeNull();
    vi.advanceTimersByTime(20_000);
    expect(then).not.toHaveBeenCalled();
  });
});

it("reading takes four to six seconds", () => {
  expect(readingTime(5)).toBe(4_000);
  expect(readingTime(50)).toBe(4_750);
  expect(readingTime(200)).toBe(6_000);
});
