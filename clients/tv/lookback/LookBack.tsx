// A moment of a finished game, as the host has it shown: the table as it was, and below it everybody's open hand.
import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from "solid-js";
import { createMoments } from "../../shared/lookback/moments";
import { ordinal } from "../../shared/lookback/ordinal";
import { say } from "../../shared/lookback/words";
import type { Happening, Moment, TvView } from "../../shared/wire";
import type { TvLine } from "../App";
import type { TvGame } from "../game";
import { createGame } from "../games";
import { type News, newest } from "../table/news";
import { Table } from "../table/Table";
import { Hands, hasHands } from "./Hands";
import "./lookback.css";

/** `shown`: the game's number and the step, from the house; the arrows of a remote go on from there. */
export function LookBack(props: {
  line: TvLine;
  view: TvView;
  shown: readonly [number, number];
}): JSX.Element {
  const [step, setStep] = createSignal(0);
  const moments = createMoments(
    (place) => props.line.ask("lookback", { game: props.shown[0], ...place }),
    () => {},
    props.line.status,
  );
  const moment = () => moments.shown.now;
  const game = createGame(() => moment()?.table.game ?? "");
  const happenings = createTeller(moment, moments.leaps);

  function go(next: number): void {
    setStep(next);
    moments.go({ step: next, seat: null });
  }

  createEffect(
    on(
      () => [...props.shown],
      ([, shown = 0]) => go(shown),
    ),
  );

  function press(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const of = moment()?.of;
    if (by === undefined || of === undefined) return;
    // Here the arrows to both sides turn pages and lead to no button.
    event.preventDefault();
    event.stopPropagation();
    go(Math.max(0, Math.min(of, step() + by)));
  }

  onMount(() => {
    window.addEventListener("keydown", press, { capture: true });
    onCleanup(() => window.removeEventListener("keydown", press, { capture: true }));
  });

  return (
    <div
      class="lookback"
      data-step={moment()?.step}
      data-hands={moment() ? hasHands(moment()?.hands) : false}
    >
      <header class="lookback-head">
        <Show when={moment()}>
          {(now) => (
            <h1>
              {say("headline", {
                number: ordinal(props.view.party, now().game),
                step: now().step,
                of: now().of,
              })}
            </h1>
          )}
        </Show>
        <p>{say("arrows")}</p>
      </header>
      <Show when={moment()}>
        {(now) => (
          <Show when={game()}>
            {(known) => (
              <>
                <div class="lookback-table">
                  <Show when={moments.leaps()} keyed>
                    {(_) => (
                      <Table
                        view={{ ...props.view, party: { ...props.view.party, members: [], qr: null } }}
                        table={now().table}
                        game={known()}
                        arrived={0}
                        live={false}
                        news={news(now(), known())}
                        onEvents={happenings}
                      />
                    )}
                  </Show>
                </div>
                <Show when={hasHands(now().hands)}>
                  <Hands moment={now()} game={known()} />
                </Show>
              </>
            )}
          </Show>
        )}
      </Show>
    </div>
  );
}

function news(moment: Moment, game: TvGame): News {
  return newest(moment.events, (happening) => game.sentence(happening, moment.table));
}

/** Lets the game's table hear what happened on the way to each moment. */
function createTeller(moment: () => Moment | null, leaps: () => number): TvLine["onEvents"] {
  const listeners = new Set<(happenings: Happening[]) => void>();
  createEffect(
    on(
      () => [moment()?.step, leaps()],
      () => {
        const happened = [...(moment()?.events ?? [])];
        for (const listener of listeners) listener(happened);
      },
    ),
  );
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}
