import { createRoot, createSignal, type JSX } from "solid-js";
import { expect, it } from "vitest";
import { drawnOnce } from "./drawn";

/** A picture that says how often it was copied. */
function picture(words: readonly string[]): Node {
  let copies = 0;
  return { cloneNode: () => ({ words, copy: ++copies }) } as unknown as Node;
}

function album() {
  const drawn: string[] = [];
  const show = drawnOnce((card, name) => {
    drawn.push(`${card} ${name}`);
    return picture([card, name]) as JSX.Element;
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
    expect(look(shown)).toMatchObject({ words: ["Ah", "As"] });
    expect(drawn).toEqual(["Ah ace", "Ah As"]);
    end();
  });
});
