// On a seat's plate: what is counted for it, and how many cards it holds.
import { For, type JSX, Show } from "solid-js";
import { number } from "../../shared/language";
import { wordsOf } from "../../shared/plain/texts";
import { say } from "../../shared/plain/words";
import { counters, hand, zoneName, zonesOf } from "../../shared/plain/zones";
import type { TableProps } from "../game";
import "./plain.css";

/** A plate has room for so many chips. */
const MOST = 2;

export function Tally(props: TableProps & { seat: number }): JSX.Element {
  const zones = () => zonesOf(props.table.observation);
  const mine = () => counters(zones(), props.seat).slice(-MOST);
  const held = (): number => hand(zones(), props.seat)?.count ?? 0;
  return (
    <>
      <For each={mine()}>
        {(zone) => (
          <span class="plain-chip" data-label={zone.label}>
            <span classList={{ spoken: mine().length === 1, "plain-chip-name": mine().length > 1 }}>
              {zoneName(zone, wordsOf(props.table.game))}{" "}
            </span>
            {number(zone.count)}
          </span>
        )}
      </For>
      <Show when={held() > 0}>
        <span class="plain-held">
          <span class="spoken">{say("cards", { count: held() })}</span>
          <span aria-hidden="true">{held()}</span>
        </span>
      </Show>
    </>
  );
}
