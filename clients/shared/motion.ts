// How things move: from where they were to where they are, by the compositor, and softly where motion is not wanted.

/** The durations of tokens.css in milliseconds, for what scripts move. */
export const QUICK = 180;
export const SLOW = 420;
export const EASE = "cubic-bezier(0.2, 0.75, 0.3, 1)";

/** A place on the page; a `DOMRect` is one. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The transform that puts what is at `to` where `from` is, centre upon centre. */
export function shift(from: Place, to: Place): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = to.width > 0 ? from.width / to.width : 1;
  return `translate(${x}px, ${y}px) scale(${size})`;
}

export function wantsLessMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

interface Course {
  duration?: number;
  delay?: number;
  /** Turned by so many degrees at the far end. */
  turn?: number;
  /** Called once it has arrived. */
  done?: () => void;
}

/** Let an element come from `from` to where it stands. */
export function flyIn(element: HTMLElement | SVGElement, from: Place, course: Course = {}): void {
  const far = {
    transform: `${shift(from, element.getBoundingClientRect())} rotate(${course.turn ?? 0}deg)`,
    opacity: 0.6,
  };
  run(element, [far, { transform: "none", opacity: 1 }], course, "backwards");
}

/** Let an element leave from where it stands to `to`, and stay unseen there. */
export function flyOut(element: HTMLElement | SVGElement, to: Place, course: Course = {}): void {
  const far = {
    transform: `${shift(to, element.getBoundingClientRect())} rotate(${course.turn ?? 0}deg)`,
    opacity: 0,
  };
  run(
    element,
    [{ transform: "none", opacity: 1 }, { ...far, opacity: 0.9, offset: 0.85 }, far],
    course,
    "forwards",
  );
}

function run(element: Element, frames: Keyframe[], course: Course, fill: FillMode): void {
  const still = wantsLessMotion();
  const animation = element.animate(still ? frames.map(fade) : frames, {
    duration: still ? QUICK : (course.duration ?? SLOW),
    delay: still ? 0 : (course.delay ?? 0),
    easing: EASE,
    fill,
  });
  if (course.done) animation.onfinish = course.done;
}

function fade({ opacity, offset }: Keyframe): Keyframe {
  return { opacity: opacity ?? 1, ...(offset === undefined ? {} : { offset }) };
}
