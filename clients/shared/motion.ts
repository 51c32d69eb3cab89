// How things move: from where they were to where they are, by the compositor, and softly where motion is not wanted.
import { measureAfterFrame } from "./after";

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

let calm: MediaQueryList | undefined;

function wish(): MediaQueryList {
  calm ??= window.matchMedia("(prefers-reduced-motion: reduce)");
  return calm;
}

export function wantsLessMotion(): boolean {
  return wish().matches;
}

/** Tells whether less motion is wanted, at once and whenever that changes. Returns how to stop. */
export function onMotionWish(listener: (less: boolean) => void): () => void {
  const query = wish();
  const tell = (): void => listener(query.matches);
  // The younger `addEventListener` is missing in Safari 13.
  query.addListener(tell);
  tell();
  return () => query.removeListener(tell);
}

interface Course {
  duration?: number;
  delay?: number;
  /** Turned by so many degrees at the far end. */
  turn?: number;
  /** Called once it has arrived; also where nothing can be seen to fly. */
  done?: () => void;
}

interface Flight {
  element: HTMLElement;
  /** Measured when it starts. */
  far: () => Place;
  /** The frames of the motion, from the transform that puts the element at the far end. */
  frames: (there: string) => Keyframe[];
  course: Course;
  fill: FillMode;
}

/** Let an element come from `from` to where it stands, beginning after the next frame; until then it is not seen. */
export function flyIn(element: HTMLElement, from: () => Place, course: Course = {}): void {
  const frames = (there: string): Keyframe[] => [
    { transform: there, opacity: 0.6 },
    { transform: "none", opacity: 1 },
  ];
  // Were it not visible, all that lies in it would inherit that, and be worked out anew when it is.
  if (board({ element, far: from, frames, course, fill: "backwards" })) element.style.opacity = "0";
}

/** Let an element leave from where it stands to `to`, beginning after the next frame, and stay unseen there. */
export function flyOut(element: HTMLElement, to: () => Place, course: Course = {}): void {
  const frames = (there: string): Keyframe[] => [
    { transform: "none", opacity: 1 },
    { transform: there, opacity: 0.9, offset: 0.85 },
    { transform: there, opacity: 0 },
  ];
  board({ element, far: to, frames, course, fill: "forwards" });
}

let boarding: Flight[] = [];
let grounded = false;

/** From now on nothing flies, and what would is there at once; or everything does again. */
export function ground(on: boolean): void {
  grounded = on;
}

/** Whether nothing flies: what comes is there at once. */
export function isGrounded(): boolean {
  return grounded;
}

/**
 * All that begin together are measured together when a frame has been drawn, which has laid everything out. False
 * where nothing flies: then it has arrived.
 */
function board(flight: Flight): boolean {
  // A page that nobody sees has no frames: nothing is to wait there until somebody looks again.
  if (grounded || document.hidden) {
    flight.course.done?.();
    return false;
  }
  if (boarding.push(flight) === 1) measureAfterFrame(depart);
  return true;
}

/** First every place is read, then every motion is begun: in turns, each would have the page laid out again. */
function depart(): void {
  const flights = boarding;
  boarding = [];
  const measured = flights.map((flight): [Flight, string | null] => [flight, measure(flight)]);
  for (const [flight, there] of measured) {
    flight.element.style.opacity = "";
    if (there === null) flight.course.done?.();
    else start(flight, there);
  }
}

/** Null for what has gone before it could fly. */
function measure({ element, far, course }: Flight): string | null {
  if (!element.isConnected) return null;
  return `${shift(far(), element.getBoundingClientRect())} rotate(${course.turn ?? 0}deg)`;
}

function start({ element, frames, course, fill }: Flight, there: string): void {
  const still = wantsLessMotion();
  const animation = element.animate(still ? frames(there).map(fade) : frames(there), {
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
