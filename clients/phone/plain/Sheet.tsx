// What is counted for everybody, a line for each; a game with a page of its own writes a better one.
import { For, type JSX } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { number } from "../../shared/language";
import { wordsOf } from "../../shared/plain/texts";
import { counters, zoneName, zonesOf } from "../../shared/plain/zones";
import type { TableView } from "../../shared/wire";
import "./plain.css";

export function Sheet(props: { table: TableView }): JSX.Element {
  const zones = () => zonesOf(props.table.observation);
  return (
    <ul class="plain-sheet">
      <For each={props.table.seats}>
        {(seat) => (
          <li>
            <Avatar colour={seat.colour} symbol={seat.symbol} bot={seat.bot !== null} />
            <span class="plain-sheet-name">{seat.name}</span>
            <For each={counters(zones(), seat.seat)}>
              {(zone) => (
                <span class="plain-sheet-count">
                  <small>{zoneName(zone, wordsOf(props.table.game))}</small> <b>{number(zone.count)}</b>
                </span>
              )}
            </For>
          </li>
        )}
      </For>
    </ul>
  );
}
