// The television's page at the end of a line that only ever says one thing.
import { createSignal, type JSX } from "solid-js";
import type { Status, TvIntents } from "../../shared/socket";
import type { Hall, Happening, Reaction, TvView } from "../../shared/wire";
import { App, type TvLine } from "../../tv/App";

interface More {
  status?: Status;
  events?: Happening[];
  hall?: Hall;
  /** What people send meanwhile. */
  reactions?: Reaction[];
  /** What the house answers by the intent's name, where that is more than "done". */
  answers?: Partial<Record<keyof TvIntents, unknown>>;
}

function still(
  view: TvView | null,
  { status = { at: "open" }, events = [], hall, reactions = [], answers = {} }: More,
): TvLine {
  const [arrived] = createSignal(performance.now());
  return {
    status: () => status,
    view: { now: view },
    hall: () => hall ?? null,
    arrived,
    onEvents(listener) {
      setTimeout(() => listener(events), 50);
      return () => undefined;
    },
    onReaction(listener) {
      setTimeout(() => reactions.forEach(listener), 50);
      return () => undefined;
    },
    ask: (name) => Promise.resolve((answers[name] ?? { type: "done" }) as never),
    redial: () => undefined,
  };
}

export function happened(kind: string, facts: Record<string, unknown>): Happening {
  return { seq: 0, kind, facts, pace: "none" };
}

export function page(view: TvView | null, status?: Status, events: Happening[] = []): () => JSX.Element {
  return around(view, { status: status ?? { at: "open" }, events });
}

/** A page with more going on around it. */
export function around(view: TvView | null, more: More): () => JSX.Element {
  return () => <App line={still(view, more)} />;
}

export function inHall(unknown: boolean): () => JSX.Element {
  return around(null, { hall: { unknown } });
}
