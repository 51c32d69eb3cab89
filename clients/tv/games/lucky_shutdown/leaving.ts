// A pile that goes: out of the game, or into somebody's hand, together with the cards that made it go.
import type { Happening } from "../../../shared/wire";

export interface Leaving {
  /** From bottom to top. */
  cards: string[];
  /** So many on top have only just come. */
  fresh: number;
  /** Where these come from: a seat's hand, one of its slots, or the stock. */
  from: { seat: number; slot: number | null } | "stock";
  /** The seat that takes it; null: it leaves the game. */
  to: number | null;
  /** Whether the fresh card did not fit. */
  misfit: boolean;
}

interface Facts {
  seat: number;
  cards: string[];
  card: string;
  slot: number;
  fits: boolean;
}

/** What the happenings of one move do to the pile; null: it stays. */
export function leaving(happenings: readonly Happening[]): Leaving | null {
  let found: Leaving | null = null;
  let fresh: Pick<Leaving, "fresh" | "from" | "misfit"> = { fresh: 0, from: "stock", misfit: false };
  for (const { kind, facts } of happenings) {
    const { seat, cards, slot, fits } = facts as unknown as Facts;
    if (kind === "played" || kind === "snapped") {
      fresh = { fresh: cards.length, from: { seat, slot: null }, misfit: false };
    } else if (kind === "flipped") {
      fresh = { fresh: 1, from: { seat, slot: slot - 1 }, misfit: !fits };
    } else if (kind === "drawn_blind") {
      fresh = { fresh: 1, from: "stock", misfit: !fits };
    } else if (kind === "cleared") {
      found = { cards: [...cards], to: null, ...fresh };
    } else if (kind === "picked_up") {
      found = { cards: [...cards], to: seat, ...fresh };
    }
  }
  return found;
}
