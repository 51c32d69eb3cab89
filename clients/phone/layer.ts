// What lies on top of the page: one thing at a time, or nothing.
import { createSignal } from "solid-js";

export type Layer = "drawer" | "games" | "me" | "rules" | "sheet";

const [layer, setLayer] = createSignal<Layer | null>(null);

/** A signal. */
export { layer };

export function lay(next: Layer): void {
  setLayer(next);
}

export function clearLayer(): void {
  setLayer(null);
}
