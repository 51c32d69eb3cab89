// The page for the moment before anything is known.
import type { JSX } from "solid-js";
import { say } from "./words";

export function Waiting(): JSX.Element {
  return (
    <main class="page" data-view="connecting" aria-busy="true">
      <p class="waiting">{say("line.connecting")}</p>
    </main>
  );
}
