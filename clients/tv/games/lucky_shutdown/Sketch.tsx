// Three cards of the game as a small fan.
import { For, type JSX } from "solid-js";
import { Card } from "../../../shared/lucky_shutdown/Card";
import "./sketch.css";

export function Sketch(): JSX.Element {
  return (
    <div class="lucky-sketch" aria-hidden="true">
      <For each={["17o", "Wx", "19b"]}>{(card) => <Card card={card} quiet />}</For>
    </div>
  );
}
