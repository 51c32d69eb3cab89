// The back of a card: a brass ornament on wine red.
import type { JSX } from "solid-js";
import { drawnOnce, named } from "./drawn";
import { placed } from "./outline";
import "./card.css";

const MIDDLE = { x: 125, y: 175 };
const RAYS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => ({ ...MIDDLE, turn }));
const CORNERS = [48, 302].flatMap((y) => [48, 202].map((x) => ({ x, y })));
const LEAVES =
  placed("M0-14C9-26 9-42 0-58C-9-42-9-26 0-14Z", RAYS) +
  placed("M0-16L5-5L16 0L5 5L0 16L-5 5L-16 0L-5-5Z", CORNERS) +
  ring(11);
const LINES = `M125 30L220 175L125 320L30 175ZM125 62L199 175L125 288L51 175Z${ring(66)}`;

const picture = drawnOnce(
  (label: string) => `<svg class="card card-back" viewBox="0 0 250 350" ${named(label)}>
    <rect class="card-paper" x="1.5" y="1.5" width="247" height="347" rx="18"/>
    <rect class="card-back-ground" x="13" y="13" width="224" height="324" rx="11"/>
    <rect class="card-back-line" x="22" y="22" width="206" height="306" rx="7"/>
    <path class="card-back-line" d="${LINES}"/>
    <path class="card-back-leaf" d="${LEAVES}"/>
  </svg>`,
);

export function CardBack(props: { label?: string }): JSX.Element {
  return picture(() => [props.label ?? ""]);
}

/** A circle around the middle. */
function ring(radius: number): string {
  const half = `A${radius} ${radius} 0 0 1`;
  return `M125 ${175 - radius}${half} 125 ${175 + radius}${half} 125 ${175 - radius}Z`;
}
