// What people call a card, a colour, and several cards laid together.
import { face, type Colour, type Effect, kindOf } from "./cards";
import { list, say } from "./words";

/** `17b` → blaue 17; `Px` → PASS in beiden Farben; `U16b` → UNDER 16. */
export function cardName(card: string): string {
  const { effect, value, colour } = face(card);
  if (effect === "number") return say(`card.number.${colour === "b" ? "b" : "o"}`, { value: String(value) });
  if (effect === "under") return say("card.under", { value: String(value) });
  return say(`card.magic.${colour}`, { effect: effectName(effect) });
}

export function colourName(colour: Colour): string {
  return say(`colour.${colour}`);
}

/** What stands on Magic cards, the same in every language. */
export function effectName(effect: Effect): string {
  return effect.toUpperCase();
}

/** The name of all cards of a kind: `17`, `PASS`. */
export function kindName(card: string): string {
  return kindOf(card).toUpperCase();
}

/** Equal cards laid together: the name of a single one, else `2 × 17`; other cards one by one. */
export function cardsName(cards: readonly string[]): string {
  const [first = ""] = cards;
  if (cards.length === 1) return cardName(first);
  const equal = cards.every((card) => kindOf(card) === kindOf(first));
  return equal
    ? say("cards.equal", { count: cards.length, kind: kindName(first) })
    : list(cards.map(cardName));
}
