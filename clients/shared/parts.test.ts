import { afterEach, beforeEach, expect, it, vi } from "vitest";

const reloadOnce = vi.hoisted(() => vi.fn(() => false));
vi.mock("./socket", () => ({ reloadOnce }));
const { fetchPart } = await import("./parts");

const house = vi.fn(async () => new Response());
vi.stubGlobal("fetch", house);
vi.stubGlobal("window", { location: { pathname: "/KXWP" } });

beforeEach(() => {
  vi.useFakeTimers();
  reloadOnce.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A part that cannot be had so many times; `asked`: how often it was asked for. */
function missing(times: number): { asked: number; load: () => Promise<string> } {
  const part = {
    asked: 0,
    async load() {
      part.asked += 1;
      if (part.asked <= times) throw new Error("there is no such file");
      return "here";
    },
  };
  return part;
}

it("asks again for what a broken line kept away, and stays the page that it is", async () => {
  const part = missing(2);

  const come = fetchPart(part.load);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await come).toBe("here");
  expect([part.asked, reloadOnce.mock.calls.length]).toEqual([3, 0]);
});

it("takes the page for an old one when a part cannot be had three times", async () => {
  const part = missing(3);

  void fetchPart(part.load);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(reloadOnce).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reloadOnce).toHaveBeenCalledOnce();
});

it("stays while the house cannot be reached: a reload would find nothing", async () => {
  house.mockRejectedValueOnce(new TypeError("Load failed"));
  const part = missing(4);

  void fetchPart(part.load);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(reloadOnce).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reloadOnce).toHaveBeenCalledOnce();
});

it("goes on asking where a reload has just been tried", async () => {
  const part = missing(4);

  const come = fetchPart(part.load);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await come).toBe("here");
});
