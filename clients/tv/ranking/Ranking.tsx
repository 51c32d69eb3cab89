// Between two games: where everybody stands this evening, and how it came to that.
import { For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { Curve } from "../../shared/ranking/Curve";
import { pointsOf, ruleOf, say, uncounted } from "../../shared/ranking/words";
import type { PartyView, RankingView, StandingView } from "../../shared/wire";
import { LateInvitation } from "../lobby/Invitation";
import { say as sayTv } from "../words";
import { nextUp } from "./next";
import "./ranking.css";

/** So many are read from four metres; the phones have the rest. */
const MOST = 10;

export function Ranking(props: { party: PartyView; ranking: RankingView; next: string }): JSX.Element {
  const shown = (): StandingView[] => props.ranking.standings.slice(0, MOST);
  const more = (): number => props.ranking.standings.length - shown().length;
  return (
    <section class="tvranking" data-many={String(shown().length > 6)}>
      <header>
        <h1>{say("ranking.title")}</h1>
        <p>{say("ranking.after", { count: props.ranking.games.length })}</p>
      </header>
      <ol class="tvranking-places">
        <For each={shown()}>{(one) => <Line one={one} />}</For>
      </ol>
      <Show when={more() > 0}>
        <p class="tvranking-more">{say("ranking.more", { count: more() })}</p>
      </Show>
      <figure class="tvranking-course">
        <Curve standings={shown()} />
        <figcaption>
          <Show when={uncounted(props.ranking)}>{(why) => <p class="tvranking-uncounted">{why()}</p>}</Show>
          {ruleOf(props.ranking.games)}
        </figcaption>
      </figure>
      <p class="tvranking-next">{nextUp(props.party, props.next)}</p>
      <LateInvitation party={props.party} />
    </section>
  );
}

function Line(props: { one: StandingView }): JSX.Element {
  return (
    <li class="tvranking-line" data-place={props.one.place}>
      <span class="tvranking-place">{sayTv("tv.place", { place: props.one.place })}</span>
      <Avatar colour={props.one.colour} symbol={props.one.symbol} />
      <span class="tvranking-name">{props.one.name}</span>
      <span class="tvranking-wins">{say("ranking.wins", { count: props.one.wins })}</span>
      <b class="tvranking-points">{pointsOf(props.one.points)}</b>
    </li>
  );
}
