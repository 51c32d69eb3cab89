// The dice and the flaps, each in every state.
import { For, type JSX } from "solid-js";
import "../../../shared/fonts.css";
import "../../../shared/tokens.css";
import "../components.css";
import "./box.css";
import "../../../shared/shut_the_box/die.css";
import "../../../shared/shut_the_box/flap.css";
import { Die } from "../../../shared/shut_the_box/Die";
import { Flap } from "../../../shared/shut_the_box/Flap";
import type { Shows } from "../../main";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function Box(): JSX.Element {
  return (
    <div class="guide guide-box">
      <For each={[true, false]}>
        {(up) => (
          <div class="guide-row">
            <For each={NUMBERS}>{(number) => <Flap number={number} up={up} />}</For>
          </div>
        )}
      </For>
      <div class="guide-row">
        <For each={[1, 2, 3, 4, 5, 6, undefined]}>{(value) => <Die value={value} />}</For>
      </div>
    </div>
  );
}

export const shows: Shows = { box: () => <Box /> };
