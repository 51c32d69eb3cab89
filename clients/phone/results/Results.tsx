// After the game: who came where, and the way to the next one.
import { For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { number } from "../../shared/language";
import type { Me, PartyView, SeatView, TableView } from "../../shared/wire";
import { TopBar } from "../bar/TopBar";
import { Succession } from "../drawer/Succession";
import { known } from "../games/games";
import { Guest } from "../guest/Guest";
import { Waiting } from "../join/Waiting";
import { lay } from "../layer";
import { Go } from "../lobby/Go";
import { Way, WaysOf } from "../lookback/Way";
import { Standings } from "../ranking/Standings";
import { ReactionFoot } from "../reactions/ReactionBar";
import { say as sayAtTable } from "../words";
import { say } from "../between/words";
import { myPlace, sharedWith } from "./mine";
import { type Placed, ranking } from "./ranking";
import "./results.css";

export function Results(props: { party: PartyView; table: TableView | null; me: Me }): JSX.Element {
  const hasSheet = () => props.table !== null && known(props.table.game)?.Sheet !== undefined;
  // Nothing is shown before the game's part is there, so that nothing moves away from under a finger.
  const ready = () => props.table === null || known(props.table.game) !== undefined;
  return (
    <Show when={ready()} fallback={<Waiting />}>
      <main class="page" data-view="results" data-phase={props.party.phase}>
        <TopBar party={props.party} me={props.me} sheet={hasSheet()}>
          <strong>{say("results.title")}</strong>
          <span>{props.table ? known(props.table.game)?.words("name") : ""}</span>
        </TopBar>
        <div class="page-body">
          <Succession party={props.party} me={props.me} />
          <Guest party={props.party} me={props.me} />
          <Show when={props.table?.result}>
            {(result) => (
              <Places
                places={ranking(result())}
                seats={props.table?.seats ?? []}
                me={props.me}
                scores={props.table ? known(props.table.game)?.scores?.() : undefined}
              />
            )}
          </Show>
          <Show when={hasSheet()}>
            <button type="button" class="soft-button results-sheet" onClick={() => lay("sheet")}>
              {sayAtTable("sheet.open")}
            </button>
          </Show>
          <Show when={props.party.ranking}>{(ranked) => <Standings ranking={ranked()} me={props.me} />}</Show>
          <Show when={props.table?.result && props.table}>{(table) => <WaysOf table={table()} />}</Show>
          <Way party={props.party} />
        </div>
        <ReactionFoot party={props.party} me={props.me} />
        <div class="page-foot lobby-foot">
          <Go party={props.party} me={props.me} />
        </div>
      </main>
    </Show>
  );
}

interface PlacesProps {
  places: Placed[];
  seats: SeatView[];
  me: Me;
  /** What the numbers are, where that needs a word. */
  scores: string | undefined;
}

function Places(props: PlacesProps): JSX.Element {
  const mine = () => props.places.find((placed) => placed.seat === props.me.seat);
  const beside = (one: Placed) =>
    props.places
      .filter(({ place, seat }) => place === one.place && seat !== one.seat)
      .map((other) => seatOf(other)?.name ?? "");
  const seatOf = (placed: Placed) => props.seats.find((seat) => seat.seat === placed.seat);
  return (
    <>
      <Show when={mine()}>
        {(placed) => (
          <>
            <h2 class="results-mine">{myPlace("results", placed().place)}</h2>
            <Show when={sharedWith(beside(placed()))}>
              {(words) => <p class="results-shared">{words()}</p>}
            </Show>
          </>
        )}
      </Show>
      <Show when={props.scores}>{(words) => <p class="results-scores quiet">{words()}</p>}</Show>
      <ol class="results-places">
        <For each={props.places}>
          {(placed) => (
            <li
              class="results-place"
              data-place={placed.place}
              data-mine={String(placed.seat === props.me.seat)}
            >
              <span class="results-number">{placed.place}</span>
              <Avatar
                colour={seatOf(placed)?.colour ?? 0}
                symbol={seatOf(placed)?.symbol ?? 0}
                bot={seatOf(placed)?.bot !== null}
              />
              <span class="results-name">{seatOf(placed)?.name}</span>
              <Show when={placed.score !== null}>
                <span class="results-score">{number(placed.score ?? 0)}</span>
              </Show>
            </li>
          )}
        </For>
      </ol>
    </>
  );
}
