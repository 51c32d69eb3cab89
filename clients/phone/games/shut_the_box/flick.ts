// Whether a finger has thrown the dice: upward, far enough, or short and quick.

/** So far up is a throw at any pace, in pixels. */
const FAR = 70;
/** So far up is one when it is quick. */
const SHORT = 24;
/** Quick is so many pixels a millisecond. */
const QUICK = 0.45;

/** `up`: pixels upward since the finger came down, `took`: milliseconds since then. */
export function isFlick(up: number, took: number): boolean {
  return up >= FAR || (up >= SHORT && up / Math.max(took, 1) >= QUICK);
}
