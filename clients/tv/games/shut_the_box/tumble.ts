// How a cube is turned: with which face to the eye, and from where it rolls there.

/** How long a die rolls, in milliseconds. */
export const TUMBLE = 850;

/** The turn that brings each face to the front, in degrees about x and y; opposite faces add up to 7. */
const FRONT: Record<number, readonly [number, number]> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
};
/** Seen a little from above and from the side, each die from another one. */
const TILTS = [
  [-16, 18],
  [-16, -20],
] as const;

function turn(value: number, at: number, far: number): string {
  const [x, y] = FRONT[value] ?? [0, 0];
  const [down, aside] = TILTS[at % TILTS.length] ?? [0, 0];
  const side = at % 2 === 0 ? 1 : -1;
  return [
    `rotateX(${down - far * 540}deg)`,
    `rotateY(${aside - side * far * 450}deg)`,
    `rotateX(${x}deg)`,
    `rotateY(${y}deg)`,
  ].join(" ");
}

export function lying(value: number, at: number): string {
  return turn(value, at, 0);
}

/** The same turns in the same order, so that a browser rolls through all of them. */
export function tumbling(value: number, at: number): string {
  return turn(value, at, 1);
}
