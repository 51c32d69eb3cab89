// Pictures that are the same wherever they lie: each is written down and read once, and copied from then on.
import { createMemo, type JSX } from "solid-js";

/**
 * How to show what is drawn from a few words alone, such as a card from its notation and its name: whenever these
 * change, a copy of the picture for them takes the place of the one before. `draw` writes it as one element of SVG.
 */
export function drawnOnce<Words extends readonly string[]>(
  draw: (...words: Words) => string,
): (words: () => Words) => JSX.Element {
  const drawn = new Map<string, Node>();

  function copy(key: string, words: Words): Node {
    const known = drawn.get(key) ?? read(draw(...words));
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

/** The picture alone: what stands between its elements is not seen, and would be a node more in each copy. */
function read(written: string): Node {
  const template = document.createElement("template");
  template.innerHTML = written.replace(/>\s+</g, "><");
  const { content } = template;
  // Else what it was read in would be kept as long as it is.
  return content.removeChild(content.firstChild as Node);
}

const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };

/** Words as they are written into a picture. */
export function written(words: string): string {
  return words.replace(/[&<"]/g, (mark) => MARKS[mark] ?? mark);
}

/** The attributes of a picture with that name; without one it is not told aloud. */
export function named(name: string): string {
  return name === "" ? 'aria-hidden="true"' : `role="img" aria-label="${written(name)}"`;
}
