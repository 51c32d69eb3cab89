// A sheet of paper that comes up from below: the drawer, the rules, the score sheet.
import { type JSX, onCleanup, onMount } from "solid-js";
import { onBack } from "../guard";
import { Icon } from "../icon/Icon";
import { say } from "../words";
import "./paper.css";

export interface PaperProps {
  title: string;
  view: string;
  close: () => void;
  children: JSX.Element;
  /** Stays visible at the lower edge. */
  foot?: JSX.Element;
}

const FOCUSABLE = "button:not(:disabled):not([tabindex='-1']), input, summary, [tabindex='0']";

/** Takes the focus while it is there, and gives it back. */
export function Paper(props: PaperProps): JSX.Element {
  let sheet: HTMLElement | undefined;
  const before = document.activeElement;

  onMount(() => {
    sheet?.focus();
    onCleanup(onBack(() => props.close()));
    // On the document, since what had the focus may have gone from the sheet.
    document.addEventListener("keydown", onKey);
    onCleanup(() => document.removeEventListener("keydown", onKey));
  });
  onCleanup(() => {
    if (before instanceof HTMLElement) before.focus();
  });

  function onKey(event: KeyboardEvent): void {
    if (event.key === "Escape") props.close();
    if (event.key !== "Tab" || !sheet) return;
    const stops = Array.from(sheet.querySelectorAll<HTMLElement>(FOCUSABLE));
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    const inside = sheet.contains(document.activeElement) && document.activeElement !== sheet;
    if (inside && document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
  }

  return (
    <div class="paper-layer">
      <button
        type="button"
        class="paper-shade"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => props.close()}
      />
      <section
        ref={sheet}
        class="paper"
        role="dialog"
        aria-modal="true"
        aria-label={props.title}
        data-layer={props.view}
        tabIndex={-1}
      >
        <header class="paper-head">
          <h2>{props.title}</h2>
          <button type="button" class="round-button" aria-label={say("close")} onClick={() => props.close()}>
            <Icon name="close" />
          </button>
        </header>
        <div class="paper-body">{props.children}</div>
        <footer class="paper-foot">{props.foot}</footer>
      </section>
    </div>
  );
}
