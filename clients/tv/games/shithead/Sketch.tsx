// The three cards that everybody keeps: two, mirror, fire.
import { For, type JSX } from "solid-js";
import { Card } from "../../../shared/card/Card";
import "./sketch.css";

export function Sketch(): JSX.Element {
  return (
    <div class="sh-sketch" aria-hidden="true">
      <For each={["2h", "3s", "10d"]}>{(card) => <Card card={card} quiet />}</For>
    </div>
  );
}
