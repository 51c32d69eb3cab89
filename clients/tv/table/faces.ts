// Where a seat's face is on the screen: from there cards come, and there they go.

/** The face of that seat; the whole page where there is none. To be asked when something flies, see `motion.ts`. */
export function faceOf(seat: number): DOMRect {
  const face = document.querySelector(`[data-seat="${seat}"] .avatar`);
  return (face ?? document.body).getBoundingClientRect();
}
