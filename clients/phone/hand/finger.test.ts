import { describe, expect, it } from "vitest";
import { createFinger } from "./finger";

const at = (clientX: number, clientY: number) => ({ clientX, clientY }) as PointerEvent;
const click = (detail: number) => ({ detail }) as MouseEvent;

/** Cards 100 pixels wide, side by side. */
function hand() {
  const done: string[] = [];
  const finger = createFinger({
    under: (event) => Math.floor(event.clientX / 100),
    drag: (card) => done.push(`drag ${card}`),
    push: () => done.push("push"),
  });
  return { done, finger };
}

describe("a finger on a hand", () => {
  it("taps where it does not move", () => {
    const { done, finger } = hand();
    finger.down(at(150, 500), 1);
    finger.move(at(152, 499));
    finger.up();

    expect(done).toEqual([]);
    expect(finger.dragged(click(1))).toBe(false);
  });

  it("slides from card to card, and the click that ends it is no tap", () => {
    const { done, finger } = hand();
    finger.down(at(150, 500), 1);
    finger.move(at(180, 500));
    finger.move(at(220, 500));
    finger.move(at(240, 500));
    finger.up();

    expect(done).toEqual(["drag 1", "drag 2"]);
    expect(finger.dragged(click(1))).toBe(true);
    expect(finger.dragged(click(1))).toBe(false);
  });

  it("pushes the card that it slid onto, and plays it when let go high enough", () => {
    const { done, finger } = hand();
    finger.down(at(150, 500), 1);
    finger.move(at(220, 500));
    finger.move(at(320, 400));
    expect(finger.pushed()).toBe(100);
    finger.up();

    expect(done).toEqual(["drag 2", "push"]);
    expect(finger.pushed()).toBe(0);
  });

  it("plays nothing that was let go too low or taken away", () => {
    const { done, finger } = hand();
    finger.down(at(150, 500), 1);
    finger.move(at(150, 470));
    finger.up();
    finger.down(at(150, 500), 1);
    finger.move(at(150, 300));
    finger.cancel();
    finger.up();

    expect(done).toEqual(["drag 1", "drag 1"]);
  });

  it("never takes a key for the end of a drag", () => {
    const { finger } = hand();
    finger.down(at(150, 500), 1);
    finger.move(at(220, 500));

    expect(finger.dragged(click(0))).toBe(false);
  });
});
