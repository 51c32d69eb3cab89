// The signs on the cards, around the origin and about 100 units high: a shape for each colour, an emblem for each power.
import type { Colour, Power } from "./cards";

const RAYS = 12;

/** Orange is a sun, blue is a drop: one has points all around, the other a single one. */
export const SHAPES: Record<"o" | "b", string> = {
  o: sun(),
  b: "M0-54C14-28 38-8 38 14A38 38 0 0 1-38 14C-38-8-14-28 0-54Z",
};

/** The shapes of a colour: both for a two-coloured card. */
export function shapes(colour: Colour): ("o" | "b")[] {
  return colour === "x" ? ["o", "b"] : [colour];
}

export const EMBLEMS: Record<Power, string> = {
  lock: "M-34-6H34V46H-34ZM-22-6V-20A22 24 0 0 1 22-20V-6H10V-19A10 13 0 0 0-10-19V-6Z",
  colour: "M0-56A56 56 0 0 1 0 56V46A46 46 0 0 0 0-46V-56A56 56 0 0 0 0 56V46A46 46 0 0 1 0-46Z",
  skip: "M-48 30C-44-18 6-40 30-8L42-20L46 30L-2 24L12 11C-2-10-26-4-30 30Z",
  reset: "M6-46A44 44 0 1 1-43 6H-25A26 26 0 1 0 4-28V-10L-34-36L6-64Z",
  pass: "M-46-40H-22L4 0L-22 40H-46L-20 0ZM2-40H26L52 0L26 40H2L28 0Z",
  wild: "M0-54L13-20L48-34L26-4L54 16L18 18L14 54L-6 24L-38 42L-26 8L-56-8L-22-16L-24-48Z",
  under: "M-14-50H14V0H40L0 42L-40 0H-14ZM-40 46H40V56H-40Z",
};

function sun(): string {
  const points = Array.from({ length: RAYS * 2 }, (_, step) => {
    const angle = (Math.PI * step) / RAYS;
    const far = step % 2 === 0 ? 54 : 38;
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
