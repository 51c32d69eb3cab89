// My three slots: face-down cards, open ones upon them; each can be pointed at.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import { CardBack } from "../../../shared/card/CardBack";
import { Card } from "../../../shared/lucky_shutdown/Card";
import { cardName } from "../../../shared/lucky_shutdown/names";
import { say } from "./words";
import "./slots.css";

export interface SlotsProps {
  open: readonly (string | null)[];
  down: readonly boolean[];
  /** Whether the open cards are to be played now: then those that fit stand out. */
  active: boolean;
  fits: (at: number) => boolean;
  chosen: (at: number) => boolean;
  tap: (at: number) => void;
}

export function Slots(props: SlotsProps): JSX.Element {
  return (
    <ol class="slots" aria-label={say("slots")} data-active={String(props.active)}>
      <For each={[0, 1, 2]}>
        {(at) => (
          <li>
            <button
              type="button"
              class="slot"
              data-slot={at + 1}
              data-card={props.open[at] ?? undefined}
              data-legal={String(props.fits(at))}
              aria-pressed={props.chosen(at)}
              disabled={!props.open[at] && !props.down[at]}
              onClick={() => props.tap(at)}
            >
              <Show when={props.down[at]}>
                <span class="slot-down">
                  <CardBack />
                </span>
              </Show>
              <Show when={props.open[at]} keyed>
                {(card) => (
                  <span class="slot-open">
                    <Card card={card} quiet />
                  </span>
                )}
              </Show>
              <span class="spoken">{label(props, at)}</span>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

function label(props: SlotsProps, at: number): JSX.Element {
  return (
    <Switch fallback={say("slot.empty", { slot: String(at + 1) })}>
      <Match when={props.open[at]}>
        {(card) => say("slot.open", { slot: String(at + 1), card: cardName(card()) })}
      </Match>
      <Match when={props.down[at]}>{say("slot.down", { slot: String(at + 1) })}</Match>
    </Switch>
  );
}
