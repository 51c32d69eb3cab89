// What a finger on the fan means: a tap, sliding along to look at cards, or pushing one up to play it.

export type Gesture =
  | { doing: "nothing" }
  | { doing: "press"; x: number; y: number }
  /** Sliding along; `y` is the lowest point since the last change of card. */
  | { doing: "slide"; y: number }
  /** Pushing a card up; `up` pixels so far. */
  | { doing: "push"; y: number; up: number };

const SLIDE_PX = 10;
const PUSH_PX = 18;
/** So far up, letting go plays the card. */
export const PLAY_PX = 64;

export const NOTHING: Gesture = { doing: "nothing" };

export function press(x: number, y: number): Gesture {
  return { doing: "press", x, y };
}

/** The gesture after the finger has moved to x, y. */
export function move(gesture: Gesture, x: number, y: number): Gesture {
  switch (gesture.doing) {
    case "nothing":
      return gesture;
    case "press": {
      const aside = Math.abs(x - gesture.x);
      const up = gesture.y - y;
      if (up > PUSH_PX && up > aside) return { doing: "push", y: gesture.y, up };
      return aside > SLIDE_PX ? { doing: "slide", y } : gesture;
    }
    case "slide": {
      const lowest = Math.max(gesture.y, y);
      return lowest - y > PUSH_PX * 2
        ? { doing: "push", y: lowest, up: lowest - y }
        : { doing: "slide", y: lowest };
    }
    case "push":
      return { ...gesture, up: Math.max(0, gesture.y - y) };
  }
}

/** Whether letting go now plays the card. */
export function plays(gesture: Gesture): boolean {
  return gesture.doing === "push" && gesture.up >= PLAY_PX;
}
