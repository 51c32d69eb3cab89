// My three places on the table: an open card on a face-down one as long as they are there; to choose from when it is their time.
import { For, type JSX, Show } from "solid-js";
import { Card } from "../../../shared/card/Card";
import { CardBack } from "../../../shared/card/CardBack";
import { cardName } from "../../../shared/card/names";
import type { Observation } from "../../../shared/games/shithead";
import { say } from "./words";
import "./slots.css";

export interface SlotsProps {
  seen: Observation;
  seat: number;
  chosen: readonly number[];
  /** Whether what lies there could be played now, by its place from 0; undefined: that is not the question now. */
  legal: (at: number) => boolean | undefined;
  tap: (at: number) => void;
  large?: boolean;
}

export function Slots(props: SlotsProps): JSX.Element {
  const open = (at: number) => props.seen.up[props.seat]?.[at] ?? null;
  const blind = (at: number) => props.seen.down[props.seat]?.[at] === true;
  return (
    <section class="sh-slots" aria-label={say("mine.slots")} data-large={String(props.large === true)}>
      <For each={[0, 1, 2]}>
        {(at) => (
          <button
            type="button"
            class="sh-slot"
            data-slot={at + 1}
            data-card={open(at) ?? undefined}
            data-lies={open(at) ? "open" : blind(at) ? "blind" : "nothing"}
            data-legal={props.legal(at) === undefined ? undefined : String(props.legal(at))}
            aria-pressed={props.chosen.includes(at)}
            disabled={!open(at) && !blind(at)}
            onClick={() => props.tap(at)}
          >
            <Show when={blind(at)}>
              <CardBack />
            </Show>
            <Show when={open(at)} keyed>
              {(card) => (
                <span class="sh-slot-open">
                  <Card card={card} quiet />
                </span>
              )}
            </Show>
            <span class="spoken">{label(open(at), blind(at), at + 1)}</span>
          </button>
        )}
      </For>
    </section>
  );
}

function label(open: string | null, blind: boolean, number: number): string {
  if (open !== null) return say("slot.open", { card: cardName(open) });
  return say(blind ? "slot.blind" : "slot.empty", { number });
}
