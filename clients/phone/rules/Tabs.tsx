// The ways to read the rules, side by side: for a thumb, for arrow keys, for a screen reader.
import { For, type JSX } from "solid-js";
import { say } from "../words";
import { LENGTHS } from "./book";

export const TABS = [...LENGTHS, "cards", "tips"] as const;
export type Tab = (typeof TABS)[number];

export interface TabsProps {
  tabs: readonly Tab[];
  tab: Tab;
  choose: (tab: Tab) => void;
  words: (tab: Tab) => string;
}

export function Tabs(props: TabsProps): JSX.Element {
  let row: HTMLDivElement | undefined;

  function key(event: KeyboardEvent): void {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = props.tabs[props.tabs.indexOf(props.tab) + by];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    props.choose(next);
    row?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div ref={row} class="rules-tabs" role="tablist" aria-label={say("rules.ways")}>
      <For each={props.tabs}>
        {(tab) => (
          <button
            type="button"
            class="rules-tab"
            role="tab"
            id={`rules-tab-${tab}`}
            data-tab={tab}
            aria-selected={props.tab === tab}
            aria-controls="rules-panel"
            tabIndex={props.tab === tab ? 0 : -1}
            onClick={() => props.choose(tab)}
            onKeyDown={key}
          >
            {props.words(tab)}
          </button>
        )}
      </For>
    </div>
  );
}
