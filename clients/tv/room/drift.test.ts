import { createRoot } from "solid-js";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let less = false;
const heard = new Set<() => void>();

function wish(wanted: boolean): void {
  less = wanted;
  for (const tell of heard) tell();
}

beforeEach(() => {
  less = false;
  heard.clear();
  vi.resetModules();
  vi.stubGlobal("window", {
    matchMedia: () => ({
      get matches() {
        return less;
      },
      addListener: (tell: () => void) => heard.add(tell),
      removeListener: (tell: () => void) => heard.delete(tell),
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** An element that says how many of its motions go on. */
function element() {
  const going = new Set<object>();
  const animate = () => {
    const animation = { cancel: () => going.delete(animation) };
    going.add(animation);
    return animation;
  };
  return { going, element: { animate } as unknown as HTMLElement };
}

it("wanders and stands as motion is wanted, while it is there", async () => {
  const { drift, LIGHT } = await import("./drift");
  const light = element();
  const leave = createRoot((dispose) => {
    drift(light.element, LIGHT);
    return dispose;
  });
  expect(light.going.size).toBe(1);

  wish(true);
  expect(light.going.size).toBe(0);
  wish(false);
  wish(false);
  expect(light.going.size).toBe(1);

  leave();
  expect(heard.size).toBe(0);
});

it("stands from the beginning where motion is not wanted", async () => {
  less = true;
  const { drift, PICTURE } = await import("./drift");
  const picture = element();
  createRoot(() => drift(picture.element, PICTURE));

  expect(picture.going.size).toBe(0);
  wish(false);
  expect(picture.going.size).toBe(1);
});
