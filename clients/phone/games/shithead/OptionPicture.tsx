// The cards that an option is about, small.
import { For, type JSX, Show } from "solid-js";
import { Card } from "../../../shared/card/Card";
import "./optionpicture.css";

const CARDS: Record<string, string[]> = {
  "": ["2h", "3s", "10d"],
  ten_on_higher: ["Kh", "10s"],
  seven_on_seven: ["7h", "7s"],
  mirror_in_quad: ["9h", "9s", "3d", "9c"],
  king_reverse: ["Kh"],
  eight_skip: ["8s"],
  nine_invisible: ["9d"],
  triple_seven: ["7h", "7d", "7s"],
};

/** `name` empty: the game itself. Else a picture for the option when it is on. */
export function OptionPicture(props: {
  name: string;
  value: unknown;
  options: Record<string, unknown>;
}): JSX.Element {
  const cards = () => (props.name === "" || props.value === true ? CARDS[props.name] : undefined);
  return (
    <Show when={cards()}>
      {(shown) => (
        <span class="sh-picture" aria-hidden="true">
          <For each={shown()}>{(card) => <Card card={card} quiet />}</For>
        </span>
      )}
    </Show>
  );
}
