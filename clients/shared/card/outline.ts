// Outlines set where they are drawn: marks of one kind are one path, which is one element to build, to style and to paint.

/** Where an outline is set; `turn` in degrees. */
export interface Setting {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
}

/** Path data of absolute points (M, L, C and Z) around the origin, once for each setting. */
export function placed(outline: string, settings: readonly Setting[]): string {
  return settings.map((setting) => place(outline, setting)).join("");
}

function place(outline: string, { x, y, scale = 1, turn = 0 }: Setting): string {
  const angle = (turn * Math.PI) / 180;
  const [along, across] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return outline.replace(/ ?(-?[\d.]+) ?(-?[\d.]+)/g, (_, right: string, down: string) => {
    const [h, v] = [Number(right), Number(down)];
    return ` ${round(x + h * along - v * across)} ${round(y + h * across + v * along)}`;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
