// What the clock did in somebody's place, as that person is told: what is common to games with cards.
import type { Happening } from "../../shared/wire";
import { say } from "../words";

/** Null: not done with cards. `name`: what people call those cards together. */
export function cardDeed({ kind, facts }: Happening, name: (cards: string[]) => string): string | null {
  const cards = (facts.cards ?? (facts.card === undefined ? [] : [facts.card])) as string[];
  if (cards.length === 0) return null;
  if (kind === "picked_up") return say("auto.picked_up", { count: cards.length });
  if (kind === "played" || kind === "flipped" || kind === "drawn_blind")
    return say(`auto.${kind}`, { what: name(cards) });
  return null;
}
