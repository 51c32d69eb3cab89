// A French card's face: a big index in two corners, classic pips, courts as pictures, aces with an ornament.
import { type JSX, Match, Switch } from "solid-js";
import { type Face, face, isCourt, marks } from "./cards";
import { drawnOnce } from "./drawn";
import { cardName, cornerLetter } from "./names";
import { placed } from "./outline";
import "./card.css";

const COURTS = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });
const FILIGREE = placed(
  "M-22-84C-14-98 14-98 22-84M0-94L0-104",
  [0, 90, 180, 270].map((turn) => ({ x: 125, y: 175, turn })),
);

const picture = drawnOnce((card, letter, name) => <Picture card={card} letter={letter} name={name} />);

/** `card`: its notation, `Ah`. It is named aloud unless `quiet`, for where something around it says the name. */
export function Card(props: { card: string; quiet?: boolean }): JSX.Element {
  return picture(() => [
    props.card,
    cornerLetter(face(props.card).rank),
    props.quiet ? "" : cardName(props.card),
  ]);
}

function Picture(props: { card: string; letter: string; name: string }): JSX.Element {
  const shown = () => face(props.card);
  return (
    <svg
      class="card"
      viewBox="0 0 250 350"
      data-suit={shown().suit}
      data-card={props.name ? props.card : undefined}
      role={props.name ? "img" : undefined}
      aria-label={props.name || undefined}
      aria-hidden={props.name ? undefined : "true"}
    >
      <rect class="card-paper" x="1.5" y="1.5" width="247" height="347" rx="18" />
      <path class="card-suit" d={marks(props.card)} />
      <g class="card-index" classList={{ "card-index-ten": shown().rank === "10" }}>
        <text x="34" y="64">
          {props.letter}
        </text>
        <text transform="rotate(180 125 175)" x="34" y="64">
          {props.letter}
        </text>
      </g>
      <Switch>
        <Match when={isCourt(shown().rank)}>
          <Court face={shown()} />
        </Match>
        <Match when={shown().rank === "A"}>
          <circle class="card-filigree" cx="125" cy="175" r="76" />
          <circle
            class="card-filigree"
            cx="125"
            cy="175"
            r="69"
            stroke-dasharray="1 7"
            stroke-linecap="round"
          />
          <path class="card-filigree" d={FILIGREE} />
        </Match>
      </Switch>
    </svg>
  );
}

function Court(props: { face: Face }): JSX.Element {
  const picture = () => COURTS[`./courts/${props.face.rank}${props.face.suit}.svg`];
  return (
    <>
      <rect class="card-frame" x="64" y="32" width="122" height="286" rx="4" />
      <image href={picture()} x="64" y="32" width="122" height="286" preserveAspectRatio="xMidYMid slice" />
      <rect class="card-frame" fill-opacity="0" x="64" y="32" width="122" height="286" rx="4" />
    </>
  );
}
