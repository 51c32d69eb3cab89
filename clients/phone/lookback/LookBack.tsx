// A finished game, step by step, through anybody's eyes, drawn by the game's own page.
import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show } from "solid-js";
import type { GameView, Me, Moment } from "../../shared/wire";
import { known } from "../games/games";
import { onBack } from "../guard";
import { HouseContext, useHouse } from "../house";
import { Icon } from "../icon/Icon";
import { reasonWords } from "../reasons";
import { caption } from "./caption";
import { Eyes } from "./Eyes";
import { gameName } from "./Games";
import { createMoments, type Place } from "../../shared/lookback/moments";
import { start } from "./start";
import { createStill } from "./still";
import { Steps } from "./Steps";
import { createOnTv } from "./tv";
import { say } from "../../shared/lookback/words";
import "../table/table.css";
import "./lookback.css";

export function LookBack(props: { game: GameView; me: Me; close: () => void }): JSX.Element {
  const house = useHouse();
  const still = createStill(house);
  const [place, setPlace] = createSignal<Place>({ step: 0, seat: null });
  const ask = (at: Place) => house.line.ask("lookback", { game: props.game.number, ...at });
  const moments = createMoments(
    ask,
    (reason) => house.notices.show(reasonWords(reason, house.line.view.now), "bad"),
    house.line.status,
  );
  const moment = () => moments.shown.now;
  const tv = createOnTv(house, props.game.number, () => moment()?.step);
  const page = () => known(props.game.game);

  function go(next: Partial<Place>): void {
    setPlace((before) => ({ ...before, ...next }));
    moments.go(place());
  }

  /** To a step that may not be there. */
  function leap(step: number | null | undefined): void {
    if (typeof step === "number") go({ step });
  }

  function walk(by: number): void {
    const of = moment()?.of ?? 0;
    leap(Math.max(0, Math.min(of, place().step + by)));
  }

  const keys: Record<string, () => void> = {
    ArrowLeft: () => walk(-1),
    ArrowRight: () => walk(1),
    PageUp: () => leap(moment()?.own.before),
    PageDown: () => leap(moment()?.own.after),
    Home: () => leap(0),
    End: () => leap(moment()?.of),
    Escape: () => props.close(),
  };

  function onKey(event: KeyboardEvent): void {
    const press = keys[event.key];
    if (press === undefined) return;
    event.preventDefault();
    press();
  }

  let sheet: HTMLElement | undefined;
  onMount(() => {
    sheet?.focus();
    onCleanup(onBack(() => props.close()));
    document.addEventListener("keydown", onKey);
    onCleanup(() => document.removeEventListener("keydown", onKey));
    void begin();
  });

  async function begin(): Promise<void> {
    const first = await ask(place());
    go(first.type === "moment" ? start(first, props.me.member) : {});
  }

  createEffect(
    on(
      () => [moment()?.step, moments.leaps()],
      () => still.tell([...(moment()?.events ?? [])]),
    ),
  );

  return (
    <section
      ref={sheet}
      class="lookback"
      role="dialog"
      aria-modal="true"
      aria-label={gameName(props.game, house.line.view.now?.party)}
      data-layer="lookback"
      data-step={moment()?.step}
      tabIndex={-1}
    >
      <header class="lookback-head">
        <div class="lookback-title">
          <h2>{gameName(props.game, house.line.view.now?.party)}</h2>
          <Show when={moment()}>{(now) => <p>{say("step", { step: now().step, of: now().of })}</p>}</Show>
        </div>
        <Show when={props.me.host}>
          <button
            type="button"
            class="round-button lookback-tv"
            aria-label={say("tv")}
            aria-pressed={tv.on()}
            data-tv
            onClick={tv.turn}
          >
            <Icon name="screen" />
          </button>
        </Show>
        <button type="button" class="round-button" aria-label={say("list")} onClick={() => props.close()}>
          <Icon name="close" />
        </button>
      </header>
      <Show when={moment()} fallback={<p class="lookback-coming">{say("coming")}</p>}>
        {(now) => (
          <>
            <Eyes seats={now().table.seats} seat={place().seat} look={(seat) => go({ seat })} />
            <div class="lookback-table table-page">
              <HouseContext.Provider value={still.house}>
                <Show when={page()} keyed>
                  {(known) => (
                    // Whatever way led here but one step forward, the page begins anew.
                    <Show when={moments.leaps()} keyed>
                      {(_) => <known.Table table={now().table} me={eyes(now(), place())} />}
                    </Show>
                  )}
                </Show>
              </HouseContext.Provider>
            </div>
            <div class="lookback-foot">
              <p class="lookback-caption" aria-live="polite">
                <Show when={page()}>{(known) => <>{caption(now(), known())}</>}</Show>
              </p>
              <Steps moment={now()} step={place().step} leap={leap} walk={walk} />
            </div>
          </>
        )}
      </Show>
    </section>
  );
}

/** Who looks: the holder of that seat, who can do nothing any more. */
function eyes(moment: Moment, place: Place): Me {
  return {
    member: moment.table.seats.find((seat) => seat.seat === place.seat)?.member ?? 0,
    seat: place.seat,
    host: false,
    knocks: false,
    may_take_over: false,
    must_act: false,
    turn: moment.step,
    legal: [],
  };
}
