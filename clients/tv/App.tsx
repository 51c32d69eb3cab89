// The television: the lobby, the table, the sheet or the podium, whichever the evening is at.
import { createEffect, createMemo, type JSX, Match, on, onCleanup, onMount, Show, Switch } from "solid-js";
import "../shared/fonts.css";
import "../shared/tokens.css";
import "./page.css";
import { paced } from "../shared/frame";
import { createOpenings } from "../shared/line/returned";
import { ground } from "../shared/motion";
import { mute, play, unlock } from "../shared/sound";
import type { Line, TvIntents } from "../shared/socket";
import type { Happening, TableView, TvView } from "../shared/wire";
import { afterFrames, afterMotion } from "./afterwards";
import { Ceremony } from "./ceremony/Ceremony";
import type { TvGame } from "./game";
import { createGame, createTitles } from "./games";
import { Hall } from "./hall/Hall";
import { createLate } from "./late";
import { Lobby } from "./lobby/Lobby";
import { LookBack } from "./lookback/LookBack";
import { Bubble } from "./moderator/Bubble";
import { createModerator } from "./moderator/moderator";
import { Podium } from "./podium/Podium";
import { Proofs } from "./proof/Proof";
import { Ranking } from "./ranking/Ranking";
import { Reactions } from "./reactions/Reactions";
import { createRest } from "./rest";
import { Remote, steer } from "./remote/Remote";
import { Room } from "./room/Room";
import { ScoreSheet } from "./sheet/ScoreSheet";
import type { Sheet } from "./sheet/sheet";
import { createNews } from "./table/news";
import { Table } from "./table/Table";
import { say } from "./words";

/** How long the last trick of a round is looked at before the sheet covers it, in milliseconds. */
const LAST_LOOK = 2200;
/** How long the podium of a game stands before the evening's ranking takes its place, in milliseconds. */
const PODIUM_LOOK = 12_000;
/** A house that has shut down may come back: how often this page tries, in milliseconds. */
const TRY_AGAIN = 5000;

export type TvLine = Line<TvView, TvIntents>;

export function App(props: { line: TvLine }): JSX.Element {
  comeBack(props.line);
  showTruthAtOnce(props.line);
  const resting = createRest(() => [props.line.arrived(), props.line.hall()]);
  listenForKeys();
  return (
    <Room resting={resting()}>
      <Show when={props.line.view.now} fallback={<Outside line={props.line} />}>
        {(view) => <Evening line={props.line} view={view()} />}
      </Show>
      <Show when={props.line.view.now !== null && props.line.status().at !== "open"}>
        <p class="lost" role="status">
          {say("tv.lost")}
        </p>
      </Show>
    </Room>
  );
}

type Scene = "lobby" | "lookback" | "table" | "sheet" | "results" | "ranking" | "ceremony";

function Evening(props: { line: TvLine; view: TvView }): JSX.Element {
  const table = (): TableView | null => props.view.table;
  const game = createGame(() => table()?.game ?? props.view.party.next.game);
  const sheetIsDue = createLate(() => table()?.hold?.pace === "sheet", LAST_LOOK);
  const podiumHasStood = createLate(() => props.view.party.phase === "results", PODIUM_LOOK);
  const titles = createTitles(() => props.view.party.programme.map(({ game }) => game));
  const next = (): string => titles(props.view.party.next.game);
  const afterwards = afterFrames(props.line, () => table()?.number);
  const settles = (happening: Happening): number => game()?.settles?.(happening) ?? 0;
  const settled = { ...afterMotion(afterwards, settles), status: props.line.status };
  const openings = createOpenings(props.line.status);
  const news = createNews(settled, table, game);
  hearHappenings(afterwards, game, (happening) => settles(happening) > 0);
  hearHappenings(settled, game, (happening) => settles(happening) === 0);
  createEffect(() => mute(props.view.party.settings.muted));
  const caption = createModerator(settled, () => props.view, game);
  /** Asked for only when one is due: to write it takes all rounds so far. */
  const sheet = createMemo((): Sheet | null => {
    const now = sheetIsDue() ? playing(table(), game()) : undefined;
    return now?.game.sheet(now.table) ?? null;
  });
  /** It comes and goes with a frame of its own: a new round has enough to show. */
  const lying = paced(sheet);
  const scene = createMemo((): Scene => {
    const phase = props.view.party.phase;
    if (props.view.shown !== null && phase !== "table") return "lookback";
    if (phase === "ceremony") return "ceremony";
    if (phase === "lobby" || table() === null) return "lobby";
    // What stands beside the sheet moves when it does.
    if (phase !== "results") return lying() ? "sheet" : "table";
    // After one game the podium says it all.
    return podiumHasStood() && (props.view.party.ranking?.games.length ?? 0) > 1 ? "ranking" : "results";
  });
  const onTable = (): boolean => scene() === "table" || scene() === "sheet";
  return (
    <main
      class="scene"
      data-view={scene()}
      data-phase={props.view.party.phase}
      data-moderator={caption() ? "speaks" : "listens"}
      data-proof={props.view.proofs.length > 0 ? "shown" : "none"}
    >
      <Switch>
        <Match when={scene() === "lobby"}>
          <Lobby line={props.line} view={props.view} game={game()} titles={titles} />
        </Match>
        <Match when={scene() === "ceremony"}>
          <Ceremony party={props.view.party} />
        </Match>
        <Match when={scene() === "ranking" && props.view.party.ranking}>
          {(ranking) => <Ranking party={props.view.party} ranking={ranking()} next={next()} />}
        </Match>
        <Match when={scene() === "lookback" && props.view.shown}>
          {(shown) => <LookBack line={props.line} view={props.view} shown={shown()} />}
        </Match>
        <Match when={playing(table(), game())}>
          {(it) => (
            <>
              <Show when={onTable()}>
                {/* It stays below the sheet: to build it anew would take longer than anything else of an evening. */}
                <div class="scene-table" aria-hidden={scene() === "sheet"}>
                  <Show when={openings()} keyed>
                    {(_) => (
                      <Table
                        table={it().table}
                        game={it().game}
                        view={props.view}
                        arrived={props.line.arrived()}
                        live={props.line.status().at === "open"}
                        news={news()}
                        onEvents={props.line.onEvents}
                      />
                    )}
                  </Show>
                </div>
              </Show>
              <Show when={onTable() && lying()}>{(sheet) => <ScoreSheet {...it()} sheet={sheet()} />}</Show>
              <Show when={scene() === "results"}>
                <Podium {...it()} view={props.view} next={next()} />
              </Show>
            </>
          )}
        </Match>
      </Switch>
      <Show when={scene() !== "lookback"}>
        <Bubble caption={caption()} />
      </Show>
      <Proofs proofs={props.view.proofs} party={props.view.party} live={props.line.status().at === "open"} />
      <Reactions line={props.line} party={props.view.party} />
      <Remote line={props.line} view={props.view} always={scene() === "lobby"} />
    </main>
  );
}

interface Playing {
  table: TableView;
  game: TvGame;
}

function playing(table: TableView | null, game: TvGame | undefined): Playing | undefined {
  return table !== null && game !== undefined ? { table, game } : undefined;
}

function Outside(props: { line: TvLine }): JSX.Element {
  return (
    <Show when={props.line.hall()} fallback={<Waiting />}>
      {(hall) => <Hall line={props.line} hall={hall()} />}
    </Show>
  );
}

function Waiting(): JSX.Element {
  return (
    <main class="waiting" data-view="waiting">
      <h1>Couchtisch</h1>
      <p role="status">{say("tv.connecting")}</p>
    </main>
  );
}

/** Nobody sits at a television to reload it. */
function comeBack(line: TvLine): void {
  createEffect(
    on(line.status, (status) => {
      if (status.at !== "gone") return;
      const timer = setTimeout(() => line.redial(), TRY_AGAIN);
      onCleanup(() => clearTimeout(timer));
    }),
  );
}

/** What happened while the line was down is not shown again: with the first view after it, all lies there. */
function showTruthAtOnce(line: TvLine): void {
  createEffect(
    on(
      () => line.status().at === "open",
      (open) => {
        if (!open) return ground(true);
        const timer = setTimeout(() => ground(false));
        onCleanup(() => clearTimeout(timer));
      },
    ),
  );
}

/** Any key or click lets the browser make sounds; the arrows of a remote control move between buttons. */
function listenForKeys(): void {
  const press = (event: KeyboardEvent): void => {
    void unlock();
    steer(event);
  };
  const click = (): void => void unlock();
  onMount(() => {
    void unlock();
    window.addEventListener("keydown", press);
    window.addEventListener("click", click);
  });
  onCleanup(() => {
    window.removeEventListener("keydown", press);
    window.removeEventListener("click", click);
  });
}

/** Plays the sounds of those happenings that are `wanted`. */
function hearHappenings(
  line: Pick<TvLine, "onEvents">,
  game: () => TvGame | undefined,
  wanted: (happening: Happening) => boolean,
): void {
  onCleanup(
    line.onEvents((happenings) => {
      for (const happening of happenings.filter(wanted)) {
        const sound = game()?.sound(happening);
        if (sound) void play(sound);
      }
    }),
  );
}
