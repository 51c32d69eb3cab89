// What lies in a zone: its cards, their backs where they are hidden, an outline where a place is empty.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import { CardBack } from "../card/CardBack";
import { PlainCard } from "./PlainCard";
import type { GameWords } from "./texts";
import { say } from "./words";
import { type Zone, zoneName } from "./zones";
import "./plain.css";

export interface ZoneCardsProps {
  zone: Zone;
  words: GameWords;
  /** How many cards of a pile are drawn, the topmost; backs of hidden cards likewise. */
  most: number;
}

export function ZoneCards(props: ZoneCardsProps): JSX.Element {
  return (
    <div
      class="zone-cards"
      classList={{ "zone-stacked": isStacked(props) }}
      data-zone={props.zone.zone}
      data-count={props.zone.count}
    >
      <Switch>
        <Match when={props.zone.cards}>
          {(cards) => (
            <For each={top(cards(), props)}>
              {(card) => (
                <Show when={card} fallback={<span class="zone-empty" role="img" aria-label={say("empty")} />}>
                  {(name) => (
                    <span class="zone-card">
                      <PlainCard card={name()} words={props.words} />
                    </span>
                  )}
                </Show>
              )}
            </For>
          )}
        </Match>
        <Match when={props.zone.count > 0}>
          <For each={backs(props)}>
            {() => (
              <span class="zone-card">
                <CardBack />
              </span>
            )}
          </For>
          <span class="spoken">{say("hidden", { count: props.zone.count })}</span>
        </Match>
      </Switch>
      <Show when={isStacked(props)}>
        <span class="zone-count" aria-hidden="true">
          {props.zone.count}
        </span>
      </Show>
    </div>
  );
}

/** The same with its name above it. */
export function NamedZone(props: ZoneCardsProps): JSX.Element {
  return (
    <section class="zone" data-label={props.zone.label}>
      <h2 class="zone-name">{zoneName(props.zone, props.words)}</h2>
      <ZoneCards {...props} />
    </section>
  );
}

function top(cards: readonly (string | null)[], props: ZoneCardsProps): readonly (string | null)[] {
  return props.zone.zone === "pile" || props.zone.zone === "stock" ? cards.slice(-props.most) : cards;
}

function backs(props: ZoneCardsProps): readonly number[] {
  return Array.from({ length: Math.min(props.zone.count, props.most) }, (_, at) => at);
}

/** Whether there are more cards than are drawn. */
function isStacked({ zone, most }: ZoneCardsProps): boolean {
  return zone.zone !== "slots" && zone.count > (zone.zone === "hand" && zone.cards ? zone.count : most);
}
