// The page for the moment before anything is known.
import type { JSX } from "solid-js";
import { Lamp } from "./Lamp";
import { say } from "./words";
import "./join.css";

export function Waiting(): JSX.Element {
  return (
    <main class="page" data-view="connecting" aria-busy="true">
      <div class="page-body join waiting">
        <Lamp />
        <p class="quiet">{say("line.connecting")}</p>
      </div>
    </main>
  );
}
