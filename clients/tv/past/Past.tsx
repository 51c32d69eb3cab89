// Earlier evenings: go on with one, or delete it. Shown while nobody has come in yet, to screens that are trusted.
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import type { PastView } from "../../shared/wire";
import type { TvLine } from "../App";
import { createTitles } from "../games";
import { list, say } from "../words";
import { span } from "./when";
import "./past.css";

/** So many are shown at once. */
const ROWS = 3;
/** So many names stand in a row; the rest is a number. */
const NAMES = 3;

export function Past(props: { line: TvLine; past: PastView[] }): JSX.Element {
  const [page, setPage] = createSignal(0);
  // By its handle and not in its row: when one is deleted, the next one moves up into that row.
  const [doomed, setDoomed] = createSignal<string | null>(null);
  const pages = (): number => Math.ceil(props.past.length / ROWS);
  const shown = createMemo(() => {
    const first = (page() % Math.max(1, pages())) * ROWS;
    return props.past.slice(first, first + ROWS);
  });
  const titles = createTitles(() => props.past.flatMap(({ running }) => (running === null ? [] : [running])));
  return (
    <section class="past" data-past={props.past.length}>
      <h2>{say("tv.past.title")}</h2>
      <ul>
        <For each={shown()}>
          {(past) => (
            <Row
              line={props.line}
              past={past}
              running={past.running && titles(past.running)}
              doomed={doomed() === past.evening}
              onDoom={setDoomed}
            />
          )}
        </For>
      </ul>
      <p class="past-new">
        {say("tv.past.new")}
        <Show when={pages() > 1}>
          <button type="button" class="button" onClick={() => setPage((page() + 1) % pages())}>
            {say("tv.past.more", { page: (page() % pages()) + 1, pages: pages() })}
          </button>
        </Show>
      </p>
    </section>
  );
}

function Row(props: {
  line: TvLine;
  past: PastView;
  running: string | null;
  /** It will be deleted once somebody is sure. */
  doomed: boolean;
  onDoom: (evening: string | null) => void;
}): JSX.Element {
  const evening = (): string => props.past.evening;
  return (
    <li class="past-row">
      <div class="past-what">
        <p class="past-who">{names(props.past.people)}</p>
        <p class="past-when">{facts(props.past, props.running).join(" · ")}</p>
      </div>
      <Show
        when={props.doomed}
        fallback={
          <>
            <button
              type="button"
              class="button past-go"
              onClick={() => void props.line.ask("resume", { evening: evening() })}
            >
              {say("tv.past.go_on")}
            </button>
            <button type="button" class="button" onClick={() => props.onDoom(evening())}>
              {say("tv.past.forget")}
            </button>
          </>
        }
      >
        <button type="button" class="button past-keep" onClick={() => props.onDoom(null)}>
          {say("tv.past.keep")}
        </button>
        <button
          type="button"
          class="button past-forget"
          onClick={() => void props.line.ask("forget", { evening: evening() })}
        >
          {say("tv.past.sure")}
        </button>
      </Show>
    </li>
  );
}

function names(people: readonly string[]): string {
  if (people.length <= NAMES) return list(people);
  return say("tv.past.others", {
    names: people.slice(0, NAMES - 1).join(", "),
    count: people.length - NAMES + 1,
  });
}

function facts(past: PastView, running: string | null): string[] {
  const games = past.games > 0 ? [say("tv.past.games", { count: past.games })] : [];
  return [when(past.ago), ...games, ...(running ? [say("tv.past.running", { game: running })] : [])];
}

function when(ago: number): string {
  const { unit, count } = span(ago);
  switch (unit) {
    case "now":
      return say("tv.past.just_now");
    case "hours":
      return say("tv.past.hours", { count });
    case "days":
      return say("tv.past.days", { count });
    case "weeks":
      return say("tv.past.weeks", { count });
  }
}
