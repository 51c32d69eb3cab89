// The back of a card: a brass ornament on wine red.
import type { JSX } from "solid-js";
import { drawnOnce } from "./drawn";
import { placed } from "./outline";
import "./card.css";

const MIDDLE = { x: 125, y: 175 };
const RAYS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => ({ ...MIDDLE, turn }));
const CORNERS = [48, 302].flatMap((y) => [48, 202].map((x) => ({ x, y })));
const LEAVES =
  placed("M0-14C9-26 9-42 0-58C-9-42-9-26 0-14Z", RAYS) +
  placed("M0-16L5-5L16 0L5 5L0 16L-5 5L-16 0L-5-5Z", CORNERS);

const picture = drawnOnce((label) => <Picture label={label} />);

export function CardBack(props: { label?: string }): JSX.Element {
  return picture(() => [props.label ?? ""]);
}

function Picture(props: { label: string }): JSX.Element {
  return (
    <svg
      class="card card-back"
      viewBox="0 0 250 350"
      role={props.label ? "img" : undefined}
      aria-label={props.label || undefined}
      aria-hidden={props.label ? undefined : "true"}
    >
      <rect class="card-paper" x="1.5" y="1.5" width="247" height="347" rx="18" />
      <rect class="card-back-ground" x="13" y="13" width="224" height="324" rx="11" />
      <rect class="card-back-line" x="22" y="22" width="206" height="306" rx="7" />
      <path class="card-back-line" d="M125 30L220 175L125 320L30 175ZM125 62L199 175L125 288L51 175Z" />
      <path class="card-back-leaf" d={LEAVES} />
      <circle class="card-back-leaf" cx="125" cy="175" r="11" />
      <circle class="card-back-line" cx="125" cy="175" r="66" />
    </svg>
  );
}
