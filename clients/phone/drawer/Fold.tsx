// What few evenings change, behind a line of words: open where there is room, folded on a narrow phone.
import { type JSX, Show } from "solid-js";

const ROOMY = "(min-width: 23rem)";

export function Fold(props: {
  name: string;
  words: string;
  /** What is set now, which shows while it is folded. */
  now?: string | undefined;
  children: JSX.Element;
}): JSX.Element {
  return (
    <details class="fold" data-fold={props.name} open={window.matchMedia(ROOMY).matches}>
      <summary>
        {props.words}
        <Show when={props.now}>{(now) => <span class="row-note fold-now">{now()}</span>}</Show>
      </summary>
      {props.children}
    </details>
  );
}
