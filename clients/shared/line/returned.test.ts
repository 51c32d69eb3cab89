import { createRoot, createSignal } from "solid-js";
import { expect, it, vi } from "vitest";
import type { Status } from "../socket";
import { onReturn } from "./returned";

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
