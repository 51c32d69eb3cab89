// Where everybody stands this evening, what each has done, and how it came to that.
import { For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { Curve } from "../../shared/ranking/Curve";
import { deeds, points, ruleOf, say, uncounted } from "../../shared/ranking/words";
import type { Me, RankingView, StandingView } from "../../shared/wire";
import "./standings.css";

export function Standings(props: { ranking: RankingView; me: Me }): JSX.Element {
  return (
    <section class="standings" aria-label={say("ranking.title")}>
      <h2>{say("ranking.title")}</h2>
      <p class="quiet">{say("ranking.after", { count: props.ranking.games.length })}</p>
      <ol class="standings-list">
        <For each={props.ranking.standings}>
          {(one) => (
            <li>
              <Person one={one} mine={one.member === props.me.member} />
            </li>
          )}
        </For>
      </ol>
      <Show when={uncounted(props.ranking)}>{(why) => <p class="standings-uncounted">{why()}</p>}</Show>
      <Show when={props.ranking.games.length > 1}>
        <Curve standings={props.ranking.standings} />
      </Show>
      <p class="quiet">{ruleOf(props.ranking.games)}</p>
    </section>
  );
}

/** A line that opens to what the person has done. */
function Person(props: { one: StandingView; mine: boolean }): JSX.Element {
  return (
    <details class="standings-person" data-place={props.one.place} data-mine={String(props.mine)}>
      <summary>
        <span class="standings-place">{props.one.place}</span>
        <Avatar colour={props.one.colour} symbol={props.one.symbol} />
        <span class="standings-name">{props.one.name}</span>
        <span class="standings-points">{points(props.one.points)}</span>
      </summary>
      <ul>
        <li>
          {say("ranking.games", { count: props.one.games })} ·{" "}
          {say("ranking.wins", { count: props.one.wins })}
        </li>
        <For each={deeds(props.one.feats)}>{(deed) => <li>{deed}</li>}</For>
      </ul>
    </details>
  );
}
