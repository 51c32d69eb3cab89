// All cards of a game, each told by one scheme; found by typing, or by holding it.
import { createSignal, For, type JSX, onMount, Show } from "solid-js";
import { say } from "../between/words";
import type { CardEntry, RulesPart } from "./book";
import { findCards, findParts, placeOf } from "./finding";
import { Fold, type Picture, Pictures, Pieces } from "./Reading";
import "../../shared/form/form.css";

const SCHEME = ["many", "does", "when", "then", "more"] as const;
export interface GalleryProps {
  entries: readonly CardEntry[];
  /** The same in another language, once it is there. */
  others: readonly CardEntry[];
  /** The rules themselves, where words are found that name no card. */
  parts: readonly RulesPart[];
  /** What I hold, and what that is called. */
  held: readonly string[];
  heldWords: string;
  /** The card that I drew out of my hand: it is opened at that one. */
  drawn: string | null;
  picture: Picture;
}

export function Gallery(props: GalleryProps): JSX.Element {
  const [query, setQuery] = createSignal("");
  const [here, setHere] = createSignal<number | null>(null);
  let gallery: HTMLElement | undefined;

  const asked = () => query().trim() !== "";
  const found = () =>
    asked() ? findCards(query(), props.entries, props.others) : props.entries.map((_, at) => at);
  const passages = () => (asked() ? findParts(query(), props.parts) : []);
  const mine = () =>
    [...new Set(props.held.map((card) => placeOf(card, props.entries)))]
      .filter((at) => at >= 0)
      .sort((one, other) => one - other);

  /** Only the sheet is scrolled: while it still comes up, asking the browser would move the page below it too. */
  function show(at: number): void {
    setHere(at);
    const entry = gallery?.querySelector<HTMLElement>(`[data-entry="${at}"]`);
    const sheet = gallery?.closest(".paper-body");
    if (!entry || !sheet) return;
    const edge = sheet.querySelector(".tabs")?.getBoundingClientRect().height ?? 0;
    sheet.scrollTop += entry.getBoundingClientRect().top - sheet.getBoundingClientRect().top - edge;
    entry.focus({ preventScroll: true });
  }

  onMount(() => {
    const at = props.drawn === null ? -1 : placeOf(props.drawn, props.entries);
    if (at >= 0) show(at);
  });

  return (
    <section ref={gallery} class="gallery">
      <label class="gallery-search">
        <span>{say("rules.search")}</span>
        <input
          type="search"
          enterkeyhint="search"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={query()}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      <Show when={!asked() && mine().length > 0}>
        <div class="gallery-mine">
          <h3>{props.heldWords}</h3>
          <div class="chips">
            <For each={mine()}>
              {(at) => (
                <button type="button" class="chip" data-mine={at} onClick={() => show(at)}>
                  {props.entries[at]?.name}
                </button>
              )}
            </For>
          </div>
        </div>
      </Show>
      <p class="spoken" aria-live="polite">
        {asked() ? say("rules.found", { count: found().length }) : ""}
      </p>
      <For each={found()}>
        {(at) => (
          <Show when={props.entries[at]}>
            {(entry) => <Entry entry={entry()} at={at} here={here() === at} picture={props.picture} />}
          </Show>
        )}
      </For>
      <Show when={asked() && found().length === 0 && passages().length === 0}>
        <p class="gallery-none">{say("rules.found_none", { words: query().trim() })}</p>
      </Show>
      <Show when={passages().length > 0}>
        <h3>{say("rules.passages")}</h3>
        <For each={passages()}>
          {(part) => (
            <Fold title={part.title}>
              <Pieces pieces={part.body} picture={props.picture} />
            </Fold>
          )}
        </For>
      </Show>
    </section>
  );
}

function Entry(props: { entry: CardEntry; at: number; here: boolean; picture: Picture }): JSX.Element {
  return (
    <article class="gallery-entry" data-entry={props.at} data-here={String(props.here)} tabIndex={-1}>
      <h3>{props.entry.name}</h3>
      <Show when={props.entry.cards.length > 0}>
        <Pictures cards={props.entry.cards} picture={props.picture} />
      </Show>
      <dl>
        <For each={SCHEME.filter((each) => props.entry[each] !== "")}>
          {(each) => (
            <>
              <dt>{say(`rules.card.${each}`)}</dt>
              <dd>{props.entry[each]}</dd>
            </>
          )}
        </For>
      </dl>
    </article>
  );
}
