import { createRoot, createSignal, type JSX } from "solid-js";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { drawnOnce, named, written } from "./drawn";

interface Picture {
  written: string;
  /** What holds it, and is held by it. */
  parentNode: object | null;
  cloneNode(): object;
}

/** All that were read, the last one at the end. */
const pictures: Picture[] = [];

/** What a browser makes of a picture: here one that says how often it was copied. */
function readInto(template: object, written: string): void {
  let copies = 0;
  const picture: Picture = { written, parentNode: template, cloneNode: () => ({ written, copy: ++copies }) };
  pictures.push(picture);
  const removeChild = (child: Picture): Picture => Object.assign(child, { parentNode: null });
  Object.assign(template, { content: { firstChild: picture, removeChild } });
}

beforeAll(() => {
  vi.stubGlobal("document", {
    createElement: () => ({
      set innerHTML(written: string) {
        readInto(this, written);
      },
    }),
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

function album() {
  const drawn: string[] = [];
  const show = drawnOnce((card: string, name: string) => {
    drawn.push(`${card} ${name}`);
    return `<svg>${card} ${name}</svg>`;
  });
  return { drawn, show };
}

const look = (shown: JSX.Element): unknown => (shown as unknown as () => unknown)();

it("draws each picture once, and every place has a copy of its own", () => {
  createRoot((end) => {
    const { drawn, show } = album();
    const places = [
      ["Ah", "ace"],
      ["Kd", "king"],
      ["Ah", "ace"],
    ] satisfies [string, string][];

    const shown = places.map((words) => look(show(() => words)));
    expect(drawn).toEqual(["Ah ace", "Kd king"]);
    expect(shown.map((each) => (each as { copy: number }).copy)).toEqual([1, 1, 2]);
    end();
  });
});

it("shows another picture when what it is drawn from changes, and else the same one", () => {
  createRoot((end) => {
    const { drawn, show } = album();
    const [words, setWords] = createSignal<[string, string]>(["Ah", "ace"]);
    const shown = show(words);
    const first = look(shown);

    setWords(["Ah", "ace"]);
    expect(look(shown)).toBe(first);
    setWords(["Ah", "As"]);
    expect(look(shown)).toMatchObject({ written: "<svg>Ah As</svg>" });
    expect(drawn).toEqual(["Ah ace", "Ah As"]);
    end();
  });
});

it("keeps of what was written the elements alone", () => {
  createRoot((end) => {
    const show = drawnOnce(
      (name: string) => `<svg\n  class="card">\n  <text>${name} 10</text>\n  <g/>\n</svg>`,
    );
    expect(look(show(() => ["a"]))).toMatchObject({
      written: '<svg\n  class="card"><text>a 10</text><g/></svg>',
    });
    expect(pictures.at(-1)?.parentNode).toBeNull();
    end();
  });
});

it("writes words so that they stay words", () => {
  expect(written('K&K <b>"')).toBe("K&amp;K &lt;b>&quot;");
});

it("tells a picture aloud by its name, and one without a name not at all", () => {
  expect(named('the "ace"')).toBe('role="img" aria-label="the &quot;ace&quot;"');
  expect(named("")).toBe('aria-hidden="true"');
});
