// A French card's face: a big index in two corners, classic pips, courts as pictures, aces with an ornament.
import { For, type JSX, Show } from "solid-js";

import { type Face, face, isCourt, OUTLINES, pips } from "./cards";
import { cardName, cornerLetter } from "./names";
import "./card.css";

const COURTS = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });

/** `card`: its notation, `Ah`. It is named aloud unless `quiet`, for where something around it says the name. */
export function Card(props: { card: string; quiet?: boolean }): JSX.Element {
  const shown = () => face(props.card);
  return (
    <svg
      class="card"
      viewBox="0 0 250 350"
      data-suit={shown().suit}
      data-card={props.quiet ? undefined : props.card}
      role={props.quiet ? undefined : "img"}
      aria-label={props.quiet ? undefined : cardName(props.card)}
      aria-hidden={props.quiet ? "true" : undefined}
    >
      <rect class="card-paper" x="1.5" y="1.5" width="247" height="347" rx="18" />
      <Picture face={shown()} />
      <Corner face={shown()} />
      <g transform="rotate(180 125 175)">
        <Corner face={shown()} />
      </g>
    </svg>
  );
}

function Corner(props: { face: Face }): JSX.Element {
  return (
    <>
      <text class="card-index" classList={{ "card-index-ten": props.face.rank === "10" }} x="34" y="64">
        {cornerLetter(props.face.rank)}
      </text>
      <path class="card-suit" transform="translate(35 101) scale(0.47)" d={OUTLINES[props.face.suit]} />
    </>
  );
}

function Picture(props: { face: Face }): JSX.Element {
  return (
    <Show when={props.face.rank !== "A"} fallback={<Ace face={props.face} />}>
      <Show when={isCourt(props.face.rank)} fallback={<Pips face={props.face} />}>
        <Court face={props.face} />
      </Show>
    </Show>
  );
}

function Pips(props: { face: Face }): JSX.Element {
  return (
    <For each={pips(props.face.rank)}>
      {(pip) => (
        <path
          class="card-suit"
          transform={`translate(${pip.x} ${pip.y}) scale(${pip.turned ? -0.47 : 0.47})`}
          d={OUTLINES[props.face.suit]}
        />
      )}
    </For>
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

function Ace(props: { face: Face }): JSX.Element {
  return (
    <g transform="translate(125 175)">
      <circle class="card-filigree" r="76" />
      <circle class="card-filigree" r="69" stroke-dasharray="1 7" stroke-linecap="round" />
      <For each={[0, 90, 180, 270]}>
        {(angle) => (
          <path
            class="card-filigree"
            transform={`rotate(${angle})`}
            d="M-22-84C-14-98 14-98 22-84M0-94L0-104"
          />
        )}
      </For>
      <path class="card-suit" transform="scale(1.02)" d={OUTLINES[props.face.suit]} />
    </g>
  );
}
