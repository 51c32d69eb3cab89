import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { flyIn, flyOut, ground, type Place, shift } from "./motion";

it("puts an element's centre upon another's, at the other's size", () => {
  const from = { left: 0, top: 0, width: 50, height: 50 };
  const to = { left: 100, top: 200, width: 100, height: 140 };

  expect(shift(from, to)).toBe("translate(-125px, -245px) scale(0.5)");
});

it("leaves the size alone where there is none", () => {
  const nothing = { left: 5, top: 5, width: 0, height: 0 };

  expect(shift(nothing, nothing)).toBe("translate(0px, 0px) scale(1)");
});

describe("flights", () => {
  let frames: (() => void)[] = [];
  let said: string[] = [];

  /** An element that says when it is measured and when it begins to move. */
  function card(name: string, isConnected = true): HTMLElement {
    const place = { left: 0, top: 0, width: 10, height: 10 };
    return {
      isConnected,
      getBoundingClientRect() {
        said.push(`measure ${name}`);
        return place;
      },
      animate() {
        said.push(`move ${name}`);
        return {};
      },
    } as unknown as HTMLElement;
  }

  function seat(): Place {
    said.push("measure seat");
    return { left: 50, top: 0, width: 10, height: 10 };
  }

  beforeEach(() => {
    [frames, said] = [[], []];
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
    vi.stubGlobal("requestAnimationFrame", (task: () => void) => frames.push(task));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("measure everything with the next frame before the first of them begins", () => {
    flyIn(card("first"), seat);
    flyOut(card("second"), seat);
    expect([said, frames.length]).toEqual([[], 1]);

    frames[0]?.();
    expect(said).toEqual([
      "measure seat",
      "measure first",
      "measure seat",
      "measure second",
      "move first",
      "move second",
    ]);
  });

  it("wait for no later frame than the next", () => {
    flyIn(card("first"), seat);
    frames[0]?.();
    flyIn(card("second"), seat);
    frames[1]?.();

    expect(said.slice(-1)).toEqual(["move second"]);
  });

  it("are over at once on a page that nobody sees", () => {
    vi.stubGlobal("document", { hidden: true });
    const done = vi.fn();

    flyOut(card("first"), seat, { done });
    expect([done.mock.calls.length, frames, said]).toEqual([1, [], []]);
  });

  it("are over at once as long as nothing is to fly", () => {
    const done = vi.fn();

    ground(true);
    flyOut(card("first"), seat, { done });
    ground(false);
    flyIn(card("second"), seat);
    expect([done.mock.calls.length, frames.length]).toEqual([1, 1]);
    frames[0]?.();
    expect(said.slice(-1)).toEqual(["move second"]);
  });

  it("are over for what has gone before it could fly", () => {
    const done = vi.fn();

    flyOut(card("first", false), seat, { done });
    frames[0]?.();
    expect([done.mock.calls.length, said]).toEqual([1, []]);
  });
});
