// Some facts in a row: none is torn apart, and no dot hangs at the end of a line or begins one.
import { For, type JSX } from "solid-js";
import "./facts.css";

export function Facts(props: { of: readonly string[] }): JSX.Element {
  return (
    <span class="facts">
      <For each={props.of}>{(fact) => <span>{fact} </span>}</For>
    </span>
  );
}
