import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterFrame } from "./after";
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
      style: {},
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

  /** The next frame is drawn, and what waited for that happens. */
  function draw(): void {
    const due = frames;
    frames = [];
    for (const task of due) task();
    vi.runAllTimers();
  }

  function seat(): Place {
    said.push("measure seat");
    return { left: 50, top: 0, width: 10, height: 10 };
  }

  beforeEach(() => {
    [frames, said] = [[], []];
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("window", { matchMedia: () => ({ matches: false }) });
    vi.stubGlobal("requestAnimationFrame", (task: () => void) => frames.push(task));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("measure everything when the next frame has been drawn, before the first of them begins", () => {
    flyIn(card("first"), seat);
    flyOut(card("second"), seat);
    expect([said, frames.length]).toEqual([[], 1]);

    draw();
    expect(said).toEqual([
      "measure seat",
      "measure first",
      "measure seat",
      "measure second",
      "move first",
      "move second",
    ]);
  });

  it("begin in a frame of their own: what else changes waits for the next one, and not for more flights", () => {
    afterFrame(() => said.push("change"));
    flyIn(card("first"), seat);

    draw();
    expect(said).toEqual(["measure seat", "measure first", "move first"]);
    flyIn(card("second"), seat);
    draw();
    expect(said.slice(3)).toEqual(["measure seat", "measure second", "move second", "change"]);
  });

  it("hide what is to come until it begins to", () => {
    const [comes, goes] = [card("comes"), card("goes")];
    const seen = () => [comes.style.opacity, goes.style.opacity];

    flyIn(comes, seat);
    flyOut(goes, seat);
    expect(seen()).toEqual(["0", undefined]);
    draw();
    expect(seen()).toEqual(["", ""]);
  });

  it("wait for no later frame than the next", () => {
    flyIn(card("first"), seat);
    draw();
    flyIn(card("second"), seat);
    draw();

    expect(said.slice(-1)).toEqual(["move second"]);
  });

  it("are over at once on a page that nobody sees", () => {
    vi.stubGlobal("document", { hidden: true });
    const done = vi.fn();
    const comes = card("second");

    flyIn(comes, seat);
    expect(comes.style.opacity).toBeUndefined();
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
    draw();
    expect(said.slice(-1)).toEqual(["move second"]);
  });

  it("are over for what has gone before it could fly", () => {
    const done = vi.fn();

    flyOut(card("first", false), seat, { done });
    draw();
    expect([done.mock.calls.length, said]).toEqual([1, []]);
  });
});
