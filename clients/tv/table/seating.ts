// Where seats are around an oval table: the same stretch of rim for each, clockwise from the near side.

/** A place on the unit circle that is stretched to the table's oval: right and down are positive. */
export interface Place {
  x: number;
  y: number;
}

const STEPS = 720;

/** The places of `count` seats around an oval that is `ratio` times as wide as high; seat 0 sits in front. */
export function seating(count: number, ratio: number): Place[] {
  const lengths = walk(ratio);
  const whole = lengths[STEPS] ?? 0;
  const places: Place[] = [];
  let step = 0;
  for (let seat = 0; seat < count; seat++) {
    while ((lengths[step] ?? whole) < (whole * seat) / count) step++;
    places.push(at(step));
  }
  return places;
}

/** How long the rim is from the front, clockwise, up to each step. */
function walk(ratio: number): number[] {
  const lengths = [0];
  for (let step = 1; step <= STEPS; step++) {
    const from = at(step - 1);
    const to = at(step);
    lengths.push((lengths[step - 1] ?? 0) + Math.hypot((to.x - from.x) * ratio, to.y - from.y));
  }
  return lengths;
}

function at(step: number): Place {
  const angle = (2 * Math.PI * step) / STEPS;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}
