// The pile in the middle: cards come from where they lay, and leave as smoke or to who takes them.
import { createMemo, createSignal, For, type JSX, onCleanup, Show, untrack } from "solid-js";
import { Card } from "../../../shared/card/Card";
import { inTurn } from "../../../shared/frame";
import { flyIn, flyOut } from "../../../shared/motion";
import { type Course, type Ending, follow, type Laid, START } from "../../../shared/shithead/ending";
import { countingAt } from "../../../shared/shithead/pile";
import { Race } from "../../../shared/shithead/Race";
import { chosen, nameOf, seen } from "../../../shared/shithead/table";
import type { Happening } from "../../../shared/wire";
import type { MiddleProps } from "../../game";
import { faceOf } from "../../table/faces";
import { say } from "./words";
import "./pile.css";

/** So many cards are drawn: the newest. */
const SHOWN = 5;
/** How long a pile that has ended is still looked at, in milliseconds: shorter than the table stands still. */
const SEEN = 1700;

interface Lying {
  key: string;
  card: string;
  /** From the top, which is 0. */
  depth: number;
  counts: boolean;
}

export function Pile(props: Pick<MiddleProps, "table" | "onEvents">): JSX.Element {
  let place: HTMLDivElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let coming: Laid | null = null;
  const [course, setCourse] = createSignal<Course>(START);
  const now = () => seen(props.table);
  const cards = createMemo(() => course().ending?.cards ?? [...now().pile]);
  const shown = createMemo(() => lying(cards(), countingAt(cards(), chosen(props.table.options))));
  const keys = createMemo(() => shown().map(({ key }) => key));

  const slot = (depth: number): HTMLElement | null =>
    place?.querySelector<HTMLElement>(`[data-depth="${depth}"] .sh-pile-slot`) ?? null;

  function hear(happenings: readonly Happening[]): void {
    const next = follow(course(), happenings);
    if (next === course()) return;
    clearTimeout(timer);
    const came = happenings.some(({ kind }) => kind === "played" || kind === "flipped");
    coming = came ? next.laid : null;
    setCourse(next);
    // They are put there with this very view.
    queueMicrotask(() => {
      coming = null;
    });
    if (next.ending) timer = setTimeout(() => leave(next.ending), SEEN);
  }

  /** How the card at that depth comes, if it comes now: with others one after the other. */
  function flight(depth: number): ((to: HTMLElement) => void) | null {
    const laid = coming;
    if (laid === null || depth >= laid.count) return null;
    const number = laid.count - 1 - depth;
    return (to) => flyIn(to, () => from(laid, number), { turn: 16, delay: number * 60 });
  }

  function leave(ending: Ending | null): void {
    const over = (): void => void setCourse((before) => ({ ...before, ending: null }));
    if (ending?.how !== "taken") {
      over();
      return;
    }
    const count = Math.min(ending.cards.length, SHOWN);
    for (let depth = 0; depth < count; depth++) {
      const gone = slot(depth);
      if (gone) flyOut(gone, () => faceOf(ending.seat), depth === count - 1 ? { done: over } : {});
    }
  }

  onCleanup(props.onEvents(hear));
  onCleanup(() => clearTimeout(timer));
  return (
    <div class="sh-pile" ref={place} data-ending={course().ending?.how ?? "none"} data-pile={cards().length}>
      <Show when={cards().length === 0}>
        <p class="sh-pile-empty">{say("pile.empty")}</p>
      </Show>
      <For each={keys()}>
        {(key) => {
          const lies = () => shown().find((each) => each.key === key);
          const comes = untrack(() => flight(lies()?.depth ?? 0));
          const here = inTurn(comes === null);
          return (
            <Show when={here() && lies()}>
              {(each) => (
                <div
                  class="sh-pile-card"
                  classList={{
                    "sh-pile-counts": each().counts && course().ending === null,
                    "sh-pile-wrong": each().depth === 0 && course().ending?.wrong === true,
                  }}
                  data-depth={each().depth}
                  style={{ transform: lean(each().depth, key) }}
                >
                  <div class="sh-pile-slot" ref={(slot) => comes?.(slot)}>
                    <Card card={each().card} />
                  </div>
                </div>
              )}
            </Show>
          );
        }}
      </For>
      <Show
        when={course().ending}
        fallback={
          <Show
            when={now().phase === "play" && chosen(props.table.options).speed_mode}
            fallback={<Note table={props.table} laid={course().laid} />}
          >
            <Race table={props.table} />
          </Show>
        }
      >
        {(ending) => (
          <p class="sh-pile-end">
            <span>
              {ending().how === "burned"
                ? say("pile.burned")
                : say("pile.taken", {
                    name: nameOf(props.table, ending().seat),
                    count: ending().cards.length,
                  })}
            </span>
          </p>
        )}
      </Show>
    </div>
  );
}

/** How many lie there, and who laid the last of them. */
function Note(props: Pick<MiddleProps, "table"> & { laid: Laid | null }): JSX.Element {
  const count = () => seen(props.table).pile.length;
  return (
    <Show when={count() > 0}>
      <p class="sh-pile-note">
        {say("pile.count", { count: count() })}
        <Show when={props.laid}>
          {(laid) => <> · {say("pile.by", { name: nameOf(props.table, laid().seat) })}</>}
        </Show>
      </p>
    </Show>
  );
}

/** The newest cards, the lowest of them first. */
function lying(cards: readonly string[], counting: number | null): Lying[] {
  return cards
    .map((card, at) => ({
      key: `${at} ${card}`,
      card,
      depth: cards.length - 1 - at,
      counts: at === counting,
    }))
    .slice(-SHOWN);
}

/** Older cards peek out to the left; each has a slight turn of its own. */
function lean(depth: number, key: string): string {
  const turn = ((Number.parseInt(key, 10) * 47) % 11) - 5;
  return `translate(${-depth * 2.3}rem, ${depth === 0 ? 0 : 0.3}rem) rotate(${depth === 0 ? 0 : turn}deg)`;
}

/** Where the card of that number came from: its place on the table, or its owner's face. */
function from(laid: Laid, number: number): DOMRect {
  const at = laid.slots[number];
  const spot = document.querySelector(`[data-slots="${laid.seat}"] [data-slot="${at}"]`);
  return at !== undefined && spot ? spot.getBoundingClientRect() : faceOf(laid.seat);
}
