// The pictures of jacks, queens and kings: brought when the first card is shown, so that no hand waits for its king.
import type { Face } from "./cards";

const FILES = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });
const kept: HTMLImageElement[] = [];

/** The address of that court's picture. */
export function court({ rank, suit }: Face): string | undefined {
  return FILES[`./courts/${rank}${suit}.svg`];
}

/** Has the browser read all of them, one after the other, so that what is played meanwhile comes first. */
export function bringCourts(): void {
  if (kept.length > 0) return;
  const addresses = Object.values(FILES);
  const next = (): void => {
    const address = addresses[kept.length];
    if (address === undefined) return;
    const image = new Image();
    image.onload = image.onerror = () => setTimeout(next);
    // Held for as long as the page lives: else the browser might let go of what it has read.
    kept.push(image);
    image.src = address;
  };
  next();
}
