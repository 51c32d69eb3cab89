// The cards of Lucky Shutdown, large and as small as in a hand.
import { For, type JSX } from "solid-js";
import "../../../shared/fonts.css";
import "../../../shared/tokens.css";
import "../components.css";
import { CardBack } from "../../../shared/card/CardBack";
import { Card } from "../../../shared/lucky_shutdown/Card";
import { ColourMark } from "../../../shared/lucky_shutdown/ColourMark";
import type { Shows } from "../../main";

const NUMBERS = [13, 14, 15, 16, 17, 18, 19, 20, 21].flatMap((value) => [`${value}o`, `${value}b`]);
const MAGIC = ["Ro", "Rb", "Rx", "Po", "Pb", "Px", "Wo", "Wb", "Wx", "U16b", "U17x", "U18o"];

function Cards(): JSX.Element {
  return (
    <div class="guide">
      <div class="guide-row">
        <For each={NUMBERS}>{(card) => <Card card={card} />}</For>
      </div>
      <div class="guide-row">
        <For each={MAGIC}>{(card) => <Card card={card} />}</For>
        <CardBack />
      </div>
      <div class="guide-row guide-small">
        <For each={[...NUMBERS, ...MAGIC]}>{(card) => <Card card={card} />}</For>
      </div>
      <p>
        <ColourMark colour="o" /> <ColourMark colour="b" /> <ColourMark colour="x" />
      </p>
    </div>
  );
}

export const shows: Shows = { cards: () => <Cards /> };
