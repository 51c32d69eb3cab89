// What never stands still: in steps too small to be seen, since whatever moves on and on is styled in each frame of the page.
import { onCleanup } from "solid-js";
import { onMotionWish } from "../../shared/motion";

interface Drift {
  frames: string[];
  /** In milliseconds, one way. */
  duration: number;
  /** Steps of it, one way: so small that the picture moves less than a pixel of 1080 lines with each. */
  steps: number;
  direction: PlaybackDirection;
}

/** The lamp's light, for the sake of screen savers. */
export const LIGHT: Drift = {
  frames: ["translate(-5%, -2%) scale(1)", "translate(5%, 3%) scale(1.12)"],
  duration: 47_000,
  steps: 470,
  direction: "alternate",
};

/** The whole picture by some pixels, for the sake of the screen. */
export const PICTURE: Drift = {
  frames: [
    "translate(0, 0)",
    "translate(0.9rem, -0.5rem)",
    "translate(0, 0.6rem)",
    "translate(-0.9rem, -0.2rem)",
    "translate(0, 0)",
  ],
  duration: 600_000,
  steps: 600,
  direction: "normal",
};

/** Let an element wander as long as it is there, and stand while motion is not wanted. */
export function drift(element: HTMLElement, { frames, duration, steps, direction }: Drift): void {
  let way: Animation | undefined;
  const stop = onMotionWish((less) => {
    way?.cancel();
    way = less
      ? undefined
      : element.animate(
          frames.map((transform) => ({ transform })),
          { duration, direction, iterations: Number.POSITIVE_INFINITY, easing: `steps(${steps})` },
        );
  });
  onCleanup(stop);
}
