import { createRoot, createSignal } from "solid-js";
import { expect, it, vi } from "vitest";
import type { Status } from "../socket";
import { createOpenings, onReturn } from "./returned";

it("forgets when the line is open again, and not before", () => {
  const forget = vi.fn();
  const [status, turn] = createSignal<Status>({ at: "open" });
  const end = createRoot((dispose) => {
    onReturn(status, forget);
    return dispose;
  });

  turn({ at: "lost" });
  turn({ at: "lost" });
  expect(forget).not.toHaveBeenCalled();
  turn({ at: "open" });
  expect(forget).toHaveBeenCalledTimes(1);
  end();
});

it("counts how often the line has opened, and nothing else that becomes of it", () => {
  createRoot((end) => {
    const [status, turn] = createSignal<Status>({ at: "open" });
    const openings = createOpenings(status);
    const before = openings();

    turn({ at: "lost" });
    turn({ at: "lost" });
    expect(openings()).toBe(before);
    turn({ at: "open" });
    expect(openings()).toBe(before + 1);
    turn({ at: "open" });
    expect(openings()).toBe(before + 1);
    end();
  });
});
