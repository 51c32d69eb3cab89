// The parts both pages share, in every state.
import { For, type JSX, onMount } from "solid-js";
import "../../shared/fonts.css";
import "../../shared/tokens.css";
import "./components.css";
import { Avatar } from "../../shared/avatar/Avatar";
import { COLOURS, SYMBOLS } from "../../shared/avatar/symbols";
import { Card } from "../../shared/card/Card";
import { CardBack } from "../../shared/card/CardBack";
import { SuitMark } from "../../shared/card/SuitMark";
import { Clock } from "../../shared/clock/Clock";
import { ranking } from "../../shared/fixtures/ranking";
import { Curve } from "../../shared/ranking/Curve";
import { REACTIONS } from "../../shared/reactions/reactions";
import { ReactionSign } from "../../shared/reactions/ReactionSign";
import type { Shows } from "../main";

const SUITS = ["h", "d", "s", "c"] as const;
const RANKS = ["A", "10", "K", "Q", "J", "9", "8", "7", "6", "5", "4", "3", "2"];

function Cards(): JSX.Element {
  return (
    <div class="guide">
      <For each={SUITS}>
        {(suit) => (
          <div class="guide-row">
            <For each={RANKS}>{(rank) => <Card card={`${rank}${suit}`} />}</For>
          </div>
        )}
      </For>
      <div class="guide-row">
        <CardBack />
      </div>
      <div class="guide-row guide-small">
        <For each={SUITS}>
          {(suit) => <For each={RANKS}>{(rank) => <Card card={`${rank}${suit}`} />}</For>}
        </For>
      </div>
    </div>
  );
}

function Avatars(): JSX.Element {
  return (
    <div class="guide">
      <div class="guide-row">
        <For each={SYMBOLS}>
          {(_, at) => (
            <Avatar
              colour={at() % COLOURS.length}
              symbol={at()}
              bot={at() % 5 === 4}
              faded={at() % 7 === 6}
            />
          )}
        </For>
      </div>
    </div>
  );
}

function Clocks(): JSX.Element {
  return (
    <div class="guide guide-row">
      <For each={[45, 30, 20, 9, 3]}>
        {(left) => (
          <Clock left={left} total={45} running={true}>
            <Avatar colour={left % COLOURS.length} symbol={left % 24} />
          </Clock>
        )}
      </For>
      <Clock left={20} total={45} running={false}>
        <Avatar colour={1} symbol={1} />
      </Clock>
      <Clock left={null} total={null} running={true}>
        <Avatar colour={2} symbol={2} />
      </Clock>
    </div>
  );
}

function Signs(): JSX.Element {
  return (
    <div class="guide">
      <div class="guide-row">
        <For each={REACTIONS}>{(_, at) => <ReactionSign symbol={at()} />}</For>
      </div>
      <div class="guide-row">
        <For each={SUITS}>{(suit) => <SuitMark suit={suit} />}</For>
      </div>
    </div>
  );
}

/** The grounds, and on each the words that stand on it, in both looks. */
const GROUNDS: [string, string[]][] = [
  ["--room", ["--text", "--text-soft", "--text-faint", "--gilt", "--gilt-deep", "--good", "--bad"]],
  ["--room-raised", ["--text", "--text-soft", "--gilt", "--bad"]],
  ["--felt", ["--felt-words"]],
  ["--brass", ["--on-brass"]],
  ["--good", ["--on-good"]],
  ["--bad", ["--on-bad"]],
  ["--bad-ground", ["--on-bad-ground"]],
  ["--paper", ["--ink", "--ink-soft", "--good-ink", "--bad-ink", "--hue-orange", "--hue-blue"]],
  ["--chip-good", ["--on-chip-good"]],
  ["--chip-bad", ["--on-chip-bad"]],
  ["--silver", ["--on-silver"]],
  ["--bronze", ["--on-bronze"]],
  ["--back", ["--on-back", "--on-back-bad"]],
  ["--flap-wood", ["--on-flap"]],
];

function Palette(props: { look: "dark" | "light" }): JSX.Element {
  return (
    <div class="guide guide-palette" data-theme={props.look}>
      <For each={GROUNDS}>
        {([ground, words]) => (
          <Swatch colour={ground} name="background">
            <For each={words}>{(word) => <Swatch colour={word} name="color" />}</For>
          </Swatch>
        )}
      </For>
    </div>
  );
}

function Swatch(props: {
  colour: string;
  name: "background" | "color";
  children?: JSX.Element;
}): JSX.Element {
  let place: HTMLParagraphElement | undefined;
  onMount(() => place?.style.setProperty(props.name, `var(${props.colour})`));
  return (
    <p class="guide-swatch" ref={place}>
      {props.colour} {props.children}
    </p>
  );
}

export const shows: Shows = {
  cards: () => <Cards />,
  avatars: () => <Avatars />,
  clocks: () => <Clocks />,
  signs: () => <Signs />,
  curve: () => (
    <div class="guide guide-palette">
      <Curve standings={ranking(12).standings} />
    </div>
  ),
  palette: () => <Palette look="dark" />,
  "palette-light": () => <Palette look="light" />,
};
