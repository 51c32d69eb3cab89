// What will be played, with whom and how fast, and what comes after it.
import { For, type JSX, Show } from "solid-js";
import { Facts } from "../../shared/facts/Facts";
import { rounded } from "../../shared/duration";
import { weighed } from "../../shared/ranking/words";
import type { ItemView, PartyView, SetUpView } from "../../shared/wire";
import type { TvGame } from "../game";
import { say } from "../words";
import "./programme.css";

/** So many later games are named; the phones have the rest. */
const MOST = 3;

export function Programme(props: {
  party: PartyView;
  game: TvGame;
  titles: (name: string) => string;
}): JSX.Element {
  const next = (): SetUpView => props.party.next;
  return (
    <section class="programme">
      <p class="programme-what">{weighed(say("tv.programme.title"), next().weight)}</p>
      <div class="programme-row">
        <div>
          <h2>
            {props.game.title()}
            {times(next().repeat)}
          </h2>
          <p>
            <Facts of={[...props.game.programme(next().options).split(" · "), length(next().minutes)]} />
          </p>
          <p>
            <Facts of={[bots(next()), pace(next().seconds)]} />
          </p>
        </div>
        <div class="programme-sketch">
          <props.game.Sketch options={next().options} />
        </div>
      </div>
      <Show when={props.party.programme.length > 1}>
        <p class="programme-then">
          {say("tv.programme.then")}{" "}
          <For each={props.party.programme.slice(1, 1 + MOST)}>
            {(item, at) => (
              <>
                {at() > 0 ? " · " : ""}
                {named(item, props.titles)}
              </>
            )}
          </For>
          {props.party.programme.length > 1 + MOST ? " …" : ""}
        </p>
      </Show>
    </section>
  );
}

function named(item: ItemView, titles: (name: string) => string): string {
  const doubled = item.weight > 1 ? ` (${say("tv.programme.doubled")})` : "";
  return `${titles(item.game)}${times(item.repeat)}${doubled}`;
}

function times(repeat: number): string {
  return repeat > 1 ? ` ${repeat} ×` : "";
}

/** As the phones round it, in the same units. */
function length(expected: number): string {
  const { hours, minutes } = rounded(expected);
  if (hours === 0) return say("tv.programme.minutes", { count: minutes });
  return minutes === 0 ? say("tv.programme.hours", { hours }) : say("tv.programme.both", { hours, minutes });
}

function bots(next: SetUpView): string {
  return next.bots === 0 ? say("tv.programme.no_bots") : say("tv.programme.bots", { count: next.bots });
}

function pace(seconds: number): string {
  return seconds === 0 ? say("tv.programme.no_limit") : say("tv.programme.seconds", { seconds });
}
