// A French card's face: a big index in two corners, classic pips, courts as pictures, aces with an ornament.
import type { JSX } from "solid-js";
import { type Face, face, isCourt, marks } from "./cards";
import { bringCourts, court } from "./courts";
import { drawnOnce, named, written } from "./drawn";
import { cardName, cornerLetter } from "./names";
import { placed } from "./outline";
import "./card.css";

const FILIGREE = placed(
  "M-22-84C-14-98 14-98 22-84M0-94L0-104",
  [0, 90, 180, 270].map((turn) => ({ x: 125, y: 175, turn })),
);
const ORNAMENT = `<g class="card-filigree">
  <circle cx="125" cy="175" r="76"/>
  <circle cx="125" cy="175" r="69" stroke-dasharray="1 7" stroke-linecap="round"/>
  <path d="${FILIGREE}"/>
</g>`;

const picture = drawnOnce(draw);

/** `card`: its notation, `Ah`. It is named aloud unless `quiet`, for where something around it says the name. */
export function Card(props: { card: string; quiet?: boolean }): JSX.Element {
  bringCourts();
  return picture(() => [
    props.card,
    cornerLetter(face(props.card).rank),
    props.quiet ? "" : cardName(props.card),
  ]);
}

function draw(card: string, letter: string, name: string): string {
  const shown = face(card);
  const index = `class="card-index${shown.rank === "10" ? " card-index-ten" : ""}" x="34" y="64"`;
  return `<svg class="card" viewBox="0 0 250 350" data-suit="${shown.suit}"
    ${name && `data-card="${card}"`} ${named(name)}>
    <rect class="card-paper" x="1.5" y="1.5" width="247" height="347" rx="18"/>
    <path class="card-suit" d="${marks(card)}"/>
    <text ${index}>${written(letter)}</text>
    <text ${index} transform="rotate(180 125 175)">${written(letter)}</text>
    ${isCourt(shown.rank) ? framed(shown) : ""}${shown.rank === "A" ? ORNAMENT : ""}
  </svg>`;
}

function framed(shown: Face): string {
  const place = 'x="64" y="32" width="122" height="286"';
  return `<rect class="card-frame" ${place} rx="4"/>
    <image href="${court(shown)}" ${place} preserveAspectRatio="xMidYMid slice"/>
    <rect class="card-frame" fill-opacity="0" ${place} rx="4"/>`;
}
