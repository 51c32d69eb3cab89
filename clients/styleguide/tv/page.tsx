// The television's page at the end of a line that only ever says one thing.
import { createSignal, type JSX } from "solid-js";
import type { Status } from "../../shared/socket";
import type { Hall, Happening, TvView } from "../../shared/wire";
import { App, type TvLine } from "../../tv/App";

function still(
  view: TvView | null,
  status: Status = { at: "open" },
  events: Happening[] = [],
  hall: Hall | null = null,
): TvLine {
  const [arrived] = createSignal(performance.now());
  return {
    status: () => status,
    view: { now: view },
    hall: () => hall,
    arrived,
    onEvents(listener) {
      setTimeout(() => listener(events), 50);
      return () => undefined;
    },
    onReaction: () => () => undefined,
    ask: () => Promise.resolve({ type: "done" } as never),
    redial: () => undefined,
  };
}

export function happened(kind: string, facts: Record<string, unknown>): Happening {
  return { seq: 0, kind, facts, pace: "none" };
}

export function page(view: TvView | null, status?: Status, events: Happening[] = []): () => JSX.Element {
  return () => <App line={still(view, status, events)} />;
}

export function inHall(unknown: boolean): () => JSX.Element {
  return () => <App line={still(null, { at: "open" }, [], { unknown })} />;
}
