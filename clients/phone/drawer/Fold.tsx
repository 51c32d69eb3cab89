// What few evenings change, behind a line of words: open where there is room, folded on a narrow phone.
import type { JSX } from "solid-js";

const ROOMY = "(min-width: 23rem)";

export function Fold(props: { name: string; words: string; children: JSX.Element }): JSX.Element {
  return (
    <details class="fold" data-fold={props.name} open={window.matchMedia(ROOMY).matches}>
      <summary>{props.words}</summary>
      {props.children}
    </details>
  );
}
