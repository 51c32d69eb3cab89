// Paper rains three times; not where motion is not wanted.
import confetti from "canvas-confetti";
import { type JSX, onCleanup, onMount } from "solid-js";
import { afterFrame } from "../../shared/after";
import { wantsLessMotion } from "../../shared/motion";
import "./podium.css";

const BURSTS = [
  { delay: 300, x: 0.3 },
  { delay: 1100, x: 0.7 },
  { delay: 2200, x: 0.5 },
];
/** A burst is so many puffs, so that no frame has all of its paper to begin with. */
const PUFFS = 5;
const PUFF_EVERY = 40;
/** The canvas has so many points, however large the screen is: paper in flight need not be sharp, and most of its cost are points. */
const [WIDE, HIGH] = [960, 540];
const PAPER = { particleCount: 18, spread: 80, startVelocity: 24, gravity: 0.5, scalar: 0.7 };
/** Tokens: the canvas knows no custom properties. */
const COLOURS = ["--brass", "--brass-lit", "--hearts", "--felt-lit", "--paper"];

export function Confetti(): JSX.Element {
  let canvas: HTMLCanvasElement | undefined;
  let stop: (() => void) | undefined;
  let gone = false;
  // After the frame that shows the podium: its styles are worked out by then, and it has enough to do by itself.
  onMount(() =>
    afterFrame(() => {
      if (canvas && !gone && !wantsLessMotion()) stop = rain(canvas);
    }),
  );
  onCleanup(() => {
    gone = true;
    stop?.();
  });
  return <canvas class="podium-confetti" ref={canvas} width={WIDE} height={HIGH} />;
}

/** Without a worker: pages may load only from the house. Returns how to end it. */
function rain(canvas: HTMLCanvasElement): () => void {
  const puff = confetti.create(canvas, { useWorker: false });
  const tokens = getComputedStyle(canvas);
  const colors = COLOURS.map((name) => tokens.getPropertyValue(name).trim());
  const timers: number[] = [];
  for (const { delay, x } of BURSTS) {
    for (let n = 0; n < PUFFS; n++) {
      const blow = (): void => void puff({ ...PAPER, colors, origin: { x, y: 0.45 } });
      timers.push(window.setTimeout(blow, delay + n * PUFF_EVERY));
    }
  }
  return () => {
    timers.forEach(clearTimeout);
    puff.reset();
  };
}
