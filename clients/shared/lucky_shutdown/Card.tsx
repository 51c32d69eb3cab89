// A card of Lucky Shutdown: numbers in their colour's shape on paper, Magic as a field of colour with an emblem.
import type { JSX } from "solid-js";
import "../card/card.css";
import { drawnOnce, named } from "../card/drawn";
import { type Colour, type Face, face, power } from "./cards";
import { EMBLEMS, SHAPES, shapes } from "./marks";
import { cardName, effectName } from "./names";
import "./card.css";

const picture = drawnOnce(draw);

/** `card`: its notation, `17b`. It is named aloud unless `quiet`, for where something around it says the name. */
export function Card(props: { card: string; quiet?: boolean }): JSX.Element {
  return picture(() => [props.card, props.quiet ? "" : cardName(props.card)]);
}

function draw(card: string, name: string): string {
  const shown = face(card);
  const number = shown.effect === "number";
  return `<svg class="card lucky" viewBox="0 0 250 350" data-hue="${shown.colour}" data-magic="${!number}"
    ${name && `data-card="${card}"`} ${named(name)}>
    <rect class="card-paper" x="1.5" y="1.5" width="247" height="347" rx="18"/>
    ${number ? numbered(shown, card) : field(shown.colour) + magic(shown, card)}
  </svg>`;
}

/** The colour's shape with the number in it; a number that does something has a frame as well. */
function numbered(shown: Face, card: string): string {
  const drop = shown.colour === "b";
  const corner = numberedCorner(shown, card);
  return `${power(card) ? '<rect class="lucky-frame" x="13" y="13" width="224" height="324" rx="11"/>' : ""}
    ${mark("lucky-hue", SHAPES[drop ? "b" : "o"], drop ? "125 168" : "125 175", drop ? 2.15 : 1.9)}
    <text class="lucky-number" x="125" y="${drop ? 232 : 209}">${shown.value}</text>
    ${corner}<g transform="rotate(180 125 175)">${corner}</g>`;
}

/** The coloured field of a Magic card, parted where the card has both colours. */
function field(colour: Colour): string {
  const other = '<path class="lucky-other" d="M26 14H227L14 325V26A12 12 0 0 1 26 14Z"/>';
  return `<rect class="lucky-hue" x="14" y="14" width="222" height="322" rx="12"/>${colour === "x" ? other : ""}`;
}

function magic({ effect, value, colour }: Face, card: string): string {
  const under = effect === "under";
  const middle = under
    ? `<text class="lucky-limit" x="140" y="188">${value}</text>${mark("lucky-emblem", EMBLEMS.under, "140 219", 0.4)}`
    : sign("lucky-emblem", card, "140 182", 0.88);
  const corner = under ? `<text class="lucky-index" x="46" y="116">${value}</text>` : "";
  return `<circle class="lucky-plate" cx="140" cy="182" r="66"/>${middle}
    <text class="lucky-word" x="125" y="306">${effectName(effect)}</text>
    ${sign("lucky-sign", card, "46 52", 0.44)}${corner}
    ${below("lucky-sign", colour, under ? 138 : 100)}`;
}

/** Seen in a fan, where only the left edge shows: the number, and the shapes of the colour below it. */
function numberedCorner({ value, colour }: Face, card: string): string {
  const turns = power(card) === "colour";
  const hue = turns ? mark("lucky-hue", SHAPES[shapes(colour)[0] ?? "o"], "203 52", 0.277) : "";
  return `<text class="lucky-index" x="47" y="66">${value}</text>
    ${below("lucky-hue", colour, 94)}${sign("lucky-emblem", card, "203 52", 0.42)}${hue}`;
}

/** The emblem of what a card does, if it does something. */
function sign(look: string, card: string, place: string, size: number): string {
  const what = power(card);
  return what ? mark(look, EMBLEMS[what], place, size) : "";
}

function below(look: string, colour: Colour, from: number): string {
  const place = (shape: "o" | "b", at: number) => `46 ${from + at * 42 + (shape === "b" ? 2 : 0)}`;
  return shapes(colour)
    .map((shape, at) => mark(look, SHAPES[shape], place(shape, at), 0.36))
    .join("");
}

function mark(look: string, outline: string, place: string, size: number): string {
  return `<path class="${look}" transform="translate(${place}) scale(${size})" d="${outline}"/>`;
}
