// What people call a card: its name in a sentence, its suit, and the letter in its corner.
import { words } from "../language";
import de from "../texts/cards/de.json";
import en from "../texts/cards/en.json";
import { face, type Rank, type Suit } from "./cards";

const say = words("cards", { de, en });

/** `Ah` → Herz-Ass, ace of hearts. */
export function cardName(card: string): string {
  const { rank, suit } = face(card);
  return say("cards.name", { rank: rankName(rank), suit: suitName(suit) });
}

/** Its suit and rank in every language, for finding it. */
export function cardNames(card: string): string[] {
  const { rank, suit } = face(card);
  return [de, en].map(
    (texts) => `${texts[`cards.${suit}`]} ${isLetter(rank) ? texts[`cards.${rank}`] : rank}`,
  );
}

export function suitName(suit: Suit): string {
  return say(`cards.${suit}`);
}

export function rankName(rank: Rank): string {
  return isLetter(rank) ? say(`cards.${rank}`) : rank;
}

/** What stands in the corner: A, 10, K, D, B. */
export function cornerLetter(rank: Rank): string {
  return isLetter(rank) ? say(`cards.letter.${rank}`) : rank;
}

/** The name of a card of which only the back is seen. */
export function backName(): string {
  return say("cards.back");
}

function isLetter(rank: Rank): rank is "J" | "Q" | "K" | "A" {
  return rank === "J" || rank === "Q" || rank === "K" || rank === "A";
}
