// Paper rains three times; not where motion is not wanted.
import confetti from "canvas-confetti";
import { type JSX, onCleanup, onMount } from "solid-js";
import { wantsLessMotion } from "../../shared/motion";
import "./podium.css";

const BURSTS = [
  { delay: 300, x: 0.3 },
  { delay: 1100, x: 0.7 },
  { delay: 2200, x: 0.5 },
];
const PAPER = { particleCount: 90, spread: 80, startVelocity: 48, scalar: 1.4 };
/** Tokens: the canvas knows no custom properties. */
const COLOURS = ["--brass", "--brass-lit", "--hearts", "--felt-lit", "--paper"];

/** Without a worker: pages may load only from the house. */
export function Confetti(): JSX.Element {
  let canvas: HTMLCanvasElement | undefined;
  onMount(() => {
    if (!canvas || wantsLessMotion()) return;
    const rain = confetti.create(canvas, { resize: true, useWorker: false });
    const tokens = getComputedStyle(canvas);
    const colors = COLOURS.map((name) => tokens.getPropertyValue(name).trim());
    const timers = BURSTS.map(({ delay, x }) =>
      setTimeout(() => void rain({ ...PAPER, colors, origin: { x, y: 0.45 } }), delay),
    );
    onCleanup(() => {
      timers.forEach(clearTimeout);
      rain.reset();
    });
  });
  return <canvas class="podium-confetti" ref={canvas} />;
}
