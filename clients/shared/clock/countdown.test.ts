import { createRoot, createSignal } from "solid-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Countdown, createCountdown, remaining } from "./countdown";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counting(first: Countdown) {
  const [told, tell] = createSignal(first);
  return { left: createCountdown(told, () => Date.now()), tell };
}

describe("seconds left", () => {
  it("run down from what the server said, never below none", () => {
    expect(remaining(10, 1000, 4000)).toBe(7);
    expect(remaining(10, 1000, 60_000)).toBe(0);
  });

  it("run while the table does", async () => {
    await createRoot(async (dispose) => {
      const { left, tell } = counting({ left: 45, running: true });
      await vi.advanceTimersByTimeAsync(5000);
      expect(left()).toBeCloseTo(40, 1);

      tell({ left: 40, running: false });
      await vi.advanceTimersByTimeAsync(5000);
      expect(left()).toBe(40);
      dispose();
    });
  });

  it("count anew when the same number is told again", async () => {
    await createRoot(async (dispose) => {
      const { left, tell } = counting({ left: 45, running: true });
      await vi.advanceTimersByTimeAsync(5000);
      tell({ left: 45, running: true });
      await vi.advanceTimersByTimeAsync(1000);
      expect(left()).toBeCloseTo(44, 1);
      dispose();
    });
  });

  it("count from when they were told, however late that is read", async () => {
    await createRoot(async (dispose) => {
      const { left, tell } = counting({ left: null, running: true });
      const told = Date.now();
      await vi.advanceTimersByTimeAsync(20_000);
      tell({ left: 45, running: true, told });
      expect(left()).toBeCloseTo(25, 1);
      await vi.advanceTimersByTimeAsync(1000);
      expect(left()).toBeCloseTo(24, 1);
      tell({ left: 45, running: false, told });
      expect(left()).toBe(45);
      dispose();
    });
  });

  it("are none without a limit", () => {
    createRoot((dispose) => {
      expect(counting({ left: null, running: true }).left()).toBeNull();
      dispose();
    });
  });
});
