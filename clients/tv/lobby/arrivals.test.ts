import { createRoot, createSignal } from "solid-js";
import { expect, it, vi } from "vitest";
import { onArrival } from "./arrivals";

it("greets who comes, and neither those who were here nor who goes", () => {
  const [people, setPeople] = createSignal(2);
  const greet = vi.fn();
  const end = createRoot((dispose) => {
    onArrival(people, greet);
    return dispose;
  });

  expect(greet).not.toHaveBeenCalled();
  setPeople(3);
  expect(greet).toHaveBeenCalledOnce();
  setPeople(2);
  expect(greet).toHaveBeenCalledOnce();
  setPeople(3);
  expect(greet).toHaveBeenCalledTimes(2);
  end();
});
