// How long games are expected to take, in words that promise no more than is known.
import { rounded } from "../../../shared/duration";
import type { ItemView } from "../../../shared/wire";
import { say } from "../../between/words";
import { ENDLESS } from "./items";

/** Minutes of all games that have an end, each as often as it comes. */
export function together(items: readonly ItemView[]): number {
  return items.reduce((sum, item) => sum + item.minutes * item.repeat, 0);
}

/** Whether the last game goes on for as long as one likes. */
export function endless(items: readonly ItemView[]): boolean {
  return items.some((item) => item.repeat === ENDLESS);
}

/** "1 Std 20 Min". */
export function span(minutes: number): string {
  const told = rounded(minutes);
  if (told.hours === 0) return say("time.minutes", told);
  return told.minutes === 0 ? say("time.hours", told) : say("time.both", told);
}
