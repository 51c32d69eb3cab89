// Pictures that are the same wherever they lie: each is drawn once, and copied from then on.
import { createMemo, createRoot, type JSX } from "solid-js";

/**
 * How to show what is drawn from a few words alone, such as a card from its notation and its name: whenever these
 * change, a copy of the picture for them takes the place of the one before.
 */
export function drawnOnce<Words extends readonly string[]>(
  draw: (...words: Words) => JSX.Element,
): (words: () => Words) => JSX.Element {
  const drawn = new Map<string, Node>();

  function copy(key: string, words: Words): Node {
    const known = drawn.get(key) ?? alone(() => draw(...words));
    drawn.set(key, known);
    return known.cloneNode(true);
  }

  return (words) => {
    let shown: string | undefined;
    return createMemo<Node>((before) => {
      const now = words();
      const key = now.join("\n");
      if (before && key === shown) return before;
      shown = key;
      return copy(key, now);
    }) as unknown as JSX.Element;
  };
}

/** Nothing in it follows anything afterwards. */
function alone(draw: () => JSX.Element): Node {
  return createRoot((end) => {
    const node = draw() as Node;
    end();
    return node;
  });
}
