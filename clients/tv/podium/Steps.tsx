// Three wooden steps under the lamp, and beside them those who came later.
import { For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { say } from "../words";
import "./podium.css";

/** A title with more letters is written smaller. */
export const LONG = 36;

export interface Stander {
  place: number;
  name: string;
  colour: number;
  symbol: number;
  bot: boolean;
  /** Points in words; null where nothing is counted. */
  score: string | null;
}

/** The second stands left of the first, the third right of it. */
const STEPS = [2, 1, 3];
const COUNTS = ["none", "one", "two", "three", "four"];
/** More than these beside the steps are a list; so few stand on their floor. */
const BESIDE = 3;

export function Steps(props: { standers: readonly Stander[] }): JSX.Element {
  const rest = (): Stander[] => props.standers.filter(({ place }) => place > 3);
  const room = (): string => (rest().length === 0 ? "none" : rest().length > BESIDE ? "many" : "few");
  return (
    <>
      <ol class="podium-steps" data-rest={room()}>
        <For each={STEPS}>
          {(place) => {
            const there = (): Stander[] => props.standers.filter((one) => one.place === place);
            return (
              <Show when={there().length > 0}>
                <li class="podium-step" data-place={place} data-count={COUNTS[there().length] ?? "crowd"}>
                  <div class="podium-people">
                    <For each={there()}>{(one) => <Standing stander={one} />}</For>
                  </div>
                  <p class="podium-block" data-ground="table">
                    {place}
                  </p>
                </li>
              </Show>
            );
          }}
        </For>
      </ol>
      <ol class="podium-rest" data-rest={room()}>
        <For each={rest()}>
          {(one) => (
            <li>
              <span class="podium-place">{say("tv.place", { place: one.place })}</span>
              <Standing stander={one} />
            </li>
          )}
        </For>
      </ol>
    </>
  );
}

function Standing(props: { stander: Stander }): JSX.Element {
  return (
    <div class="standing">
      <Avatar colour={props.stander.colour} symbol={props.stander.symbol} bot={props.stander.bot} />
      <p class="standing-name">{props.stander.name}</p>
      <Show when={props.stander.score !== null}>
        <p class="standing-score">{props.stander.score}</p>
      </Show>
    </div>
  );
}
