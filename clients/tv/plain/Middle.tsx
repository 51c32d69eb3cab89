// What lies on the felt: everybody's zones in the middle, each seat's own before it.
import { For, type JSX, Show } from "solid-js";
import { type GameWords, wordsOf } from "../../shared/plain/texts";
import { NamedZone, ZoneCards } from "../../shared/plain/ZoneCards";
import { counters, lying, type Zone, zoneName, zonesOf } from "../../shared/plain/zones";
import type { MiddleProps } from "../game";
import "./plain.css";

/** How far before a seat its zones lie from the middle, in rem. */
const ACROSS = 27;
const DEEP = 11.4;
/** So many cards of a pile are drawn. */
const PILE = 3;

export function Middle(props: MiddleProps): JSX.Element {
  const words = (): GameWords => wordsOf(props.table.game);
  const zones = () => zonesOf(props.table.observation);
  const before = (seat: number): Zone[] => lying(zones(), seat).filter((zone) => zone.zone !== "hand");
  return (
    <div class="plain-middle" data-seats={props.places.length}>
      <div class="plain-common">
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
      </div>
      <For each={props.places}>
        {(place, seat) => (
          <Show when={before(seat()).length > 0}>
            <div
              class="plain-before"
              data-before={seat()}
              style={{ left: `${place.x * ACROSS}rem`, top: `${place.y * DEEP}rem` }}
            >
              <div class="plain-own">
                <For each={before(seat())}>
                  {(zone) => (
                    <div>
                      <span class="spoken">{zoneName(zone, words())}</span>
                      <ZoneCards zone={zone} words={words()} most={PILE} />
                    </div>
                  )}
                </For>
              </div>
            </div>
          </Show>
        )}
      </For>
    </div>
  );
}
