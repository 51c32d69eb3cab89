import { expect, it, vi } from "vitest";
import { bringCourts, court } from "./courts";

const asked: string[] = [];
let last: { onload: () => void; onerror: () => void } | undefined;

class Picture {
  onload = (): void => undefined;
  onerror = (): void => undefined;

  set src(address: string) {
    asked.push(address);
    last = this;
  }
}

it("brings all of them, one after the other, and passes over what does not come", () => {
  vi.useFakeTimers();
  vi.stubGlobal("Image", Picture);
  const seen: number[] = [];

  bringCourts();
  bringCourts();
  for (let at = 0; at < 20; at++) {
    seen.push(asked.length);
    if (at === 3) last?.onerror();
    else last?.onload();
    vi.runAllTimers();
  }

  expect(seen.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  const all = ["J", "Q", "K"].flatMap((rank) => ["c", "d", "h", "s"].map((suit) => rank + suit));
  expect(new Set(asked).size).toBe(12);
  expect(asked).toHaveLength(12);
  expect(asked).toEqual(
    expect.arrayContaining(all.map((card) => court({ rank: card[0], suit: card[1] } as never))),
  );
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
