// A card of Lucky Shutdown: numbers in their colour's shape on paper, Magic as a field of colour with an emblem.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import "../card/card.css";
import { drawnOnce } from "../card/drawn";
import { type Face, face, power } from "./cards";
import { EMBLEMS, SHAPES, shapes } from "./marks";
import { cardName, effectName } from "./names";
import "./card.css";

const picture = drawnOnce((card, name) => <Picture card={card} name={name} />);

/** `card`: its notation, `17b`. It is named aloud unless `quiet`, for where something around it says the name. */
export function Card(props: { card: string; quiet?: boolean }): JSX.Element {
  return picture(() => [props.card, props.quiet ? "" : cardName(props.card)]);
}

function Picture(props: { card: string; name: string }): JSX.Element {
  const shown = () => face(props.card);
  return (
    <svg
      class="card lucky"
      viewBox="0 0 250 350"
      data-hue={shown().colour}
      data-magic={String(shown().effect !== "number")}
      data-card={props.name ? props.card : undefined}
      role={props.name ? "img" : undefined}
      aria-label={props.name || undefined}
      aria-hidden={props.name ? undefined : "true"}
    >
      <rect class="card-paper" x="1.5" y="1.5" width="247" height="347" rx="18" />
      <Show
        when={shown().effect === "number"}
        fallback={
          <>
            <Field colour={shown().colour} />
            <Magic face={shown()} card={props.card} />
          </>
        }
      >
        <Numbered face={shown()} card={props.card} />
      </Show>
      <Corner face={shown()} card={props.card} />
      <Show when={shown().effect === "number"}>
        <g transform="rotate(180 125 175)">
          <Corner face={shown()} card={props.card} />
        </g>
      </Show>
    </svg>
  );
}

/** The colour's shape with the number in it; a number that does something has a frame as well. */
function Numbered(props: { face: Face; card: string }): JSX.Element {
  const drop = () => props.face.colour === "b";
  return (
    <>
      <Show when={power(props.card)}>
        <rect class="lucky-frame" x="13" y="13" width="224" height="324" rx="11" />
      </Show>
      <path
        class="lucky-hue"
        transform={drop() ? "translate(125 168) scale(2.15)" : "translate(125 175) scale(1.9)"}
        d={SHAPES[drop() ? "b" : "o"]}
      />
      <text class="lucky-number" x="125" y={drop() ? 232 : 209}>
        {props.face.value}
      </text>
    </>
  );
}

/** The coloured field of a Magic card, parted where the card has both colours. */
function Field(props: { colour: Face["colour"] }): JSX.Element {
  return (
    <>
      <rect class="lucky-hue" x="14" y="14" width="222" height="322" rx="12" />
      <Show when={props.colour === "x"}>
        <path class="lucky-other" d="M26 14H227L14 325V26A12 12 0 0 1 26 14Z" />
      </Show>
    </>
  );
}

function Magic(props: { face: Face; card: string }): JSX.Element {
  const under = () => props.face.effect === "under";
  return (
    <>
      <circle class="lucky-plate" cx="140" cy="182" r="66" />
      <Switch>
        <Match when={under()}>
          <text class="lucky-limit" x="140" y="188">
            {props.face.value}
          </text>
          <path class="lucky-emblem" transform="translate(140 219) scale(0.4)" d={EMBLEMS.under} />
        </Match>
        <Match when={power(props.card)}>
          {(what) => (
            <path class="lucky-emblem" transform="translate(140 182) scale(0.88)" d={EMBLEMS[what()]} />
          )}
        </Match>
      </Switch>
      <text class="lucky-word" x="125" y="306">
        {effectName(props.face.effect)}
      </text>
    </>
  );
}

/** Seen in a fan, where only the left edge shows: the number or emblem, and the shapes of the colour below it. */
function Corner(props: { face: Face; card: string }): JSX.Element {
  const number = () => props.face.effect === "number";
  const under = () => props.face.effect === "under";
  const below = () => (number() ? 94 : under() ? 138 : 100);
  return (
    <>
      <Show when={!number() && power(props.card)}>
        {(what) => <path class="lucky-sign" transform="translate(46 52) scale(0.44)" d={EMBLEMS[what()]} />}
      </Show>
      <Show when={number() || under()}>
        <text class="lucky-index" x={number() ? 47 : 46} y={number() ? 66 : 116}>
          {props.face.value}
        </text>
      </Show>
      <For each={shapes(props.face.colour)}>
        {(shape, at) => (
          <path
            class={number() ? "lucky-hue" : "lucky-sign"}
            transform={`translate(46 ${below() + at() * 42 + (shape === "b" ? 2 : 0)}) scale(0.36)`}
            d={SHAPES[shape]}
          />
        )}
      </For>
      <Show when={number() && power(props.card)}>
        {(what) => (
          <g transform="translate(203 52) scale(0.42)">
            <path class="lucky-emblem" d={EMBLEMS[what()]} />
            <Show when={what() === "colour"}>
              <path
                class="lucky-hue"
                transform="scale(0.66)"
                d={SHAPES[shapes(props.face.colour)[0] ?? "o"]}
              />
            </Show>
          </g>
        )}
      </Show>
    </>
  );
}
