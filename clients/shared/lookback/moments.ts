// The moments of a finished game: asked for one at a time, so that a finger on the slider waits for no crowd of them.
import { type Accessor, createSignal } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { onReturn } from "../line/returned";
import type { Answer, Status } from "../socket";
import type { Moment } from "../wire";

/** So many are kept, so that going back and forth asks nobody. */
const KEPT = 64;

export interface Place {
  step: number;
  /** Whose eyes; null: those of all. */
  seat: number | null;
}

export interface Moments {
  /** The moment that is looked at, as far as it has come. A store: read it where it is shown. */
  shown: { now: Moment | null };
  /** The way that led here: one step forward, or any other. A signal; it counts the latter. */
  leaps: () => number;
  go(place: Place): void;
}

type Ask = (place: Place) => Promise<Answer<"lookback">>;

/** `refused` hears why there is none; one that a broken line swallowed is asked for again once it is open again. */
export function createMoments(
  ask: Ask,
  refused: (reason: string) => void,
  status: Accessor<Status>,
): Moments {
  const kept = new Map<string, Moment>();
  const [shown, show] = createStore<{ now: Moment | null }>({ now: null });
  const [leaps, leap] = createSignal(0);
  let wanted: Place | null = null;
  let seen: Place | null = null;
  let missed: Place | null = null;
  let asking = false;

  function key(place: Place): string {
    return `${place.step} ${place.seat}`;
  }

  function keep(place: Place, moment: Moment): void {
    kept.set(key(place), moment);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  }

  function put(place: Place, moment: Moment): void {
    const forward = seen !== null && seen.seat === place.seat && place.step === seen.step + 1;
    if (!forward) leap((before) => before + 1);
    seen = place;
    // The store writes into what it was given: what is kept stays as it came.
    show("now", reconcile(structured(moment)));
  }

  async function work(): Promise<void> {
    if (asking) return;
    asking = true;
    while (wanted !== null) {
      const place: Place = wanted;
      wanted = missed = null;
      const known = kept.get(key(place));
      const moment: Answer<"lookback"> = known ?? (await ask(place));
      if (moment.type === "lost") missed = place;
      if (moment.type === "refused") refused(moment.reason);
      if (moment.type !== "moment") continue;
      if (!known) keep(place, moment);
      put(place, moment);
    }
    asking = false;
  }

  function go(place: Place): void {
    wanted = place;
    missed = null;
    void work();
  }

  onReturn(status, () => {
    if (missed !== null) go(missed);
  });

  return { shown, leaps, go };
}

function structured(moment: Moment): Moment {
  return JSON.parse(JSON.stringify(moment)) as Moment;
}
