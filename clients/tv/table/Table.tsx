// The table seen from the couch: seats around the oval, the game in the middle, news below, the way in at the corner.
import { createMemo, For, type JSX, Show } from "solid-js";
import { paced } from "../../shared/frame";
import type { TableView, TvView } from "../../shared/wire";
import type { TvLine } from "../App";
import type { TvGame } from "../game";
import { LateInvitation } from "../lobby/Invitation";
import { list, say } from "../words";
import { Halt } from "./Halt";
import type { News } from "./news";
import { Seat } from "./Seat";
import { type Place, seating } from "./seating";
import { createSkips } from "./skips";
import { acting } from "./turn";
import { watchers } from "./watchers";
import "./table.css";

/** How far the middles of the seats are from the middle of the table, in rem; sideways not beyond the screen's margin. */
const ACROSS = 48;
const DEEP = 20.5;
const WIDEST = 43;

export interface TableScreenProps {
  view: TvView;
  table: TableView;
  game: TvGame;
  /** When the view came: clocks count from there. */
  arrived: number;
  /** Whether the line to the house is up; clocks stand still while it is not. */
  live: boolean;
  news: News;
  onEvents: TvLine["onEvents"];
}

export function Table(props: TableScreenProps): JSX.Element {
  const places = createMemo(() => seating(props.table.seats.length, ACROSS / DEEP));
  const watching = createMemo(() => watchers(props.view.party.members, props.table.seats));
  const turn = paced(() => acting(props.table, props.live, () => props.arrived));
  const dealer = createMemo(() => props.game.dealer(props.table));
  const skips = createSkips(props.onEvents, () => props.game);
  return (
    <div class="table">
      <div class="table-headline">
        <props.game.Headline table={props.table} />
      </div>
      <div class="table-top" aria-hidden="true">
        <div class="table-felt" />
      </div>
      <div class="table-middle" data-ground="table">
        <props.game.Middle table={props.table} places={places()} onEvents={props.onEvents} />
      </div>
      <ul class="table-seats" data-ground="table">
        <For each={props.table.seats}>
          {(seat, index) => (
            <li
              class="table-seat"
              style={{
                left: `${across(places()[index()])}rem`,
                top: `${(places()[index()]?.y ?? 0) * DEEP}rem`,
              }}
            >
              <Seat
                seat={seat}
                table={props.table}
                members={props.view.party.members}
                game={props.game}
                turn={turn()}
                deals={seat.seat === dealer()}
                skipped={skips().indexOf(seat.seat)}
              />
            </li>
          )}
        </For>
      </ul>
      {/* A line that is lost is told in its place. */}
      <Show when={watching().length > 0 && props.live}>
        <p class="table-watching">
          {say("tv.table.watching", { names: list(watching()), count: watching().length })}
        </p>
      </Show>
      <div class="table-news" aria-live="polite">
        <p class="table-news-before">{props.news.before}</p>
        <p class="table-news-now">{props.news.now}</p>
      </div>
      <LateInvitation party={props.view.party} />
      <Show when={props.table.paused}>
        {(pause) => <Halt pause={pause()} members={props.view.party.members} arrived={props.arrived} />}
      </Show>
    </div>
  );
}

function across(place: Place | undefined): number {
  return Math.max(-WIDEST, Math.min(WIDEST, (place?.x ?? 0) * ACROSS));
}
