import { batch, createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHeldBack, createLate, createLingering } from "./late";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what comes late", () => {
  it("waits after it is due, and ends at once", () => {
    createRoot((dispose) => {
      const [due, setDue] = createSignal(false);
      const late = createLate(due, 2200);

      setDue(true);
      vi.advanceTimersByTime(2199);
      expect(late()).toBe(false);
      vi.advanceTimersByTime(1);
      expect(late()).toBe(true);
      setDue(false);
      expect(late()).toBe(false);
      dispose();
    });
  });

  it("is there at once where it was due from the start", () => {
    createRoot((dispose) => {
      expect(createLate(() => true, 2200)()).toBe(true);
      dispose();
    });
  });

  it("waits from the start where it is told to", () => {
    createRoot((dispose) => {
      const late = createLate(() => true, 60_000, false);

      expect(late()).toBe(false);
      vi.advanceTimersByTime(60_000);
      expect(late()).toBe(true);
      dispose();
    });
  });

  it("does not come when it was over before", () => {
    createRoot((dispose) => {
      const [due, setDue] = createSignal(false);
      const late = createLate(due, 1000);

      setDue(true);
      vi.advanceTimersByTime(500);
      setDue(false);
      vi.advanceTimersByTime(1000);
      expect(late()).toBe(false);
      dispose();
    });
  });
});

describe("what lingers", () => {
  function watched() {
    const [source, setSource] = createSignal("growing");
    const shown = createLingering(
      source,
      (value) => value === "done",
      1500,
      () => Date.now(),
    );
    return { setSource, shown };
  }

  it("stays for its time although the next is there", () => {
    createRoot((dispose) => {
      const { setSource, shown } = watched();

      setSource("done");
      vi.advanceTimersByTime(400);
      setSource("next");
      expect(shown()).toBe("done");
      vi.advanceTimersByTime(1100);
      expect(shown()).toBe("next");
      dispose();
    });
  });

  it("gives way at once when its time is over", () => {
    createRoot((dispose) => {
      const { setSource, shown } = watched();

      setSource("done");
      vi.advanceTimersByTime(2200);
      setSource("next");
      expect(shown()).toBe("next");
      dispose();
    });
  });

  it("skips what came and went meanwhile", () => {
    createRoot((dispose) => {
      const { setSource, shown } = watched();

      setSource("done");
      setSource("one card");
      setSource("two cards");
      vi.advanceTimersByTime(1500);
      expect(shown()).toBe("two cards");
      dispose();
    });
  });
});

it("tells what was before for a while, and what is now once that is over", () => {
  createRoot((dispose) => {
    const [points, setPoints] = createSignal(12);
    const [rolls, setRolls] = createSignal(false);
    const told = createHeldBack(points, rolls, 850);

    setPoints(15);
    expect(told()).toBe(15);
    batch(() => {
      setRolls(true);
      setPoints(21);
    });
    expect(told()).toBe(15);
    vi.advanceTimersByTime(849);
    expect(told()).toBe(15);
    vi.advanceTimersByTime(1);
    expect(told()).toBe(21);
    dispose();
  });
});
