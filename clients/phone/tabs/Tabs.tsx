// A few pages side by side, one of them open: for a thumb, for arrow keys, for a screen reader.
import { For, type JSX } from "solid-js";
import "./tabs.css";

export interface TabsProps<Tab extends string> {
  /** Stands in the ids: the open page is `panelOf(name)`. */
  name: string;
  label: string;
  tabs: readonly Tab[];
  tab: Tab;
  choose: (tab: Tab) => void;
  words: (tab: Tab) => string;
}

export function panelOf(name: string): string {
  return `${name}-panel`;
}

export function tabOf(name: string, tab: string): string {
  return `${name}-tab-${tab}`;
}

export function Tabs<Tab extends string>(props: TabsProps<Tab>): JSX.Element {
  let row: HTMLDivElement | undefined;

  /** What was read of one page says nothing about the next: that one begins at its head. */
  function turnTo(tab: Tab): void {
    props.choose(tab);
    row?.closest(".paper-body")?.scrollTo(0, 0);
  }

  function key(event: KeyboardEvent): void {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = props.tabs[props.tabs.indexOf(props.tab) + by];
    if (by === 0 || next === undefined) return;
    event.preventDefault();
    turnTo(next);
    row?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div ref={row} class="tabs" role="tablist" aria-label={props.label}>
      <For each={props.tabs}>
        {(tab) => (
          <button
            type="button"
            class="tab"
            role="tab"
            id={tabOf(props.name, tab)}
            data-tab={tab}
            aria-selected={props.tab === tab}
            aria-controls={panelOf(props.name)}
            tabIndex={props.tab === tab ? 0 : -1}
            onClick={() => turnTo(tab)}
            onKeyDown={key}
          >
            {props.words(tab)}
          </button>
        )}
      </For>
    </div>
  );
}
