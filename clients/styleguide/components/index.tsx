// The parts both pages share, in every state.
import { For, type JSX } from "solid-js";
import "../../shared/fonts.css";
import "../../shared/tokens.css";
import "./components.css";
import { Avatar } from "../../shared/avatar/Avatar";
import { COLOURS, SYMBOLS } from "../../shared/avatar/symbols";
import { Card } from "../../shared/card/Card";
import { CardBack } from "../../shared/card/CardBack";
import { Clock } from "../../shared/clock/Clock";
import type { Shows } from "../main";

const SUITS = ["h", "d", "s", "c"];
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
            <Avatar colour={at() % COLOURS} symbol={at()} bot={at() % 5 === 4} faded={at() % 7 === 6} />
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
            <Avatar colour={left % COLOURS} symbol={left % 24} />
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

export const shows: Shows = { cards: () => <Cards />, avatars: () => <Avatars />, clocks: () => <Clocks /> };
