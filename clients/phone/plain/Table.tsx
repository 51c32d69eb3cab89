// Any game on the phone: the others and the table above, my own zones and everything I may do below.
import { For, type JSX, Show } from "solid-js";
import { type GameWords, wordsOf } from "../../shared/plain/texts";
import { turnWords } from "../../shared/plain/turn";
import { say } from "../../shared/plain/words";
import { NamedZone } from "../../shared/plain/ZoneCards";
import { counters, hand, lying, type Zone, zoneName, zonesOf } from "../../shared/plain/zones";
import type { SeatView } from "../../shared/wire";
import type { TableProps } from "../games/game";
import { Seats } from "../table/Seats";
import { isMyTurn } from "../table/turn";
import { Mine } from "./Mine";
import "./plain.css";

/** So many cards of a pile are drawn. */
const PILE = 3;

export function Table(props: TableProps): JSX.Element {
  const words = (): GameWords => wordsOf(props.table.game);
  const zones = () => zonesOf(props.table.observation);
  const others = () => props.table.seats.filter((seat) => seat.seat !== props.me?.seat);
  const shown = (seat: SeatView): Zone[] => lying(zones(), seat.seat).filter((zone) => zone.zone !== "hand");
  return (
    <div class="plain">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the arrow keys */}
      <section class="plain-others" aria-label={say("zones")} tabIndex={0}>
        <Seats
          table={props.table}
          me={props.me}
          below={(seat) => <Counted zones={zones()} seat={seat.seat} words={words()} />}
        />
        <div class="plain-felt" data-ground="table">
          <For each={counters(zones(), null)}>
            {(zone) => (
              <p class="plain-counter">
                {zoneName(zone, words())} <strong>{zone.count}</strong>
              </p>
            )}
          </For>
          <For each={lying(zones(), null)}>
            {(zone) => <NamedZone zone={zone} words={words()} most={PILE} />}
          </For>
          <For each={others()}>
            {(seat) => (
              <Show when={shown(seat).length > 0}>
                <div class="plain-other">
                  <p class="plain-other-name">{seat.name}</p>
                  <For each={shown(seat)}>
                    {(zone) => <NamedZone zone={zone} words={words()} most={PILE} />}
                  </For>
                </div>
              </Show>
            )}
          </For>
        </div>
      </section>
      <div class="plain-mine">
        <p class="plain-turn" data-mine={String(isMyTurn(props.me, props.table))} aria-live="polite">
          {mineWords(props)}
        </p>
        <Show when={props.me}>{(me) => <Mine table={props.table} me={me()} words={words()} />}</Show>
      </div>
    </div>
  );
}

function mineWords(props: TableProps): string {
  if (isMyTurn(props.me, props.table)) return say("turn.mine");
  if (props.me && props.me.legal.length > 0 && !props.me.must_act) return say("turn.may");
  return turnWords(props.table);
}

/** Below a face: what is counted for the seat, and how many cards it holds. */
function Counted(props: { zones: readonly Zone[]; seat: number; words: GameWords }): JSX.Element {
  const held = (): number => hand(props.zones, props.seat)?.count ?? 0;
  return (
    <>
      <For each={counters(props.zones, props.seat)}>
        {(zone) => (
          <span class="plain-count">
            <span class="plain-count-name">{zoneName(zone, props.words)}</span> <b>{zone.count}</b>
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
