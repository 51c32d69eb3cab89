// Where things are on the screen, for cards that fly.
import { faceOf } from "../../table/faces";

/** A slot of a seat's face-down cards, or its face where there is none any more. */
export function slotOf(seat: number, slot: number): DOMRect {
  const found = document.querySelector(`[data-row="${seat}"] [data-slot="${slot}"]`);
  return found?.getBoundingClientRect() ?? faceOf(seat);
}

export function middleOf(selector: string): DOMRect {
  const found = document.querySelector(selector) ?? document.querySelector(".felt");
  return (found ?? document.body).getBoundingClientRect();
}
