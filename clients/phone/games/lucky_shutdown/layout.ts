// Where the cards of a hand lie: a fan while it fits the width, a row to push sideways when there are too many.
import { kindOf } from "../../../shared/lucky_shutdown/cards";
import { fan, type Spot, TALL } from "../../hand/fan";

export interface Layout {
  card: number;
  /** Of all cards together, in pixels. */
  width: number;
  spots: Spot[];
}

/** From one card to the next at least, so that a thumb finds it and its number is seen. */
const NARROWEST = 30;
const WIDEST = 150;
const EDGE = 10;
/** Free below the cards, in pixels, and the height that a chosen one reaches, in cards. */
const FOOT = 20;
const TOP = 1.24;
/** The widest card, as a part of the hand's width: three fan out at that. */
const PART = 1 / 2.3;
/** Rather somewhat smaller cards, all of them in sight, than one beyond the edge. */
const SMALLER = [1, 0.9, 0.8, 0.7];
/** Between cards that are not equal, in a row. */
const GAP = 10;

export function layout(cards: readonly string[], width: number, height: number): Layout {
  const card = Math.min(WIDEST, width * PART, (height - FOOT) / (TALL * TOP));
  for (const part of SMALLER) {
    const spots = fan(cards.length, width, card * part, null);
    const step = (spots[1]?.x ?? 0) - (spots[0]?.x ?? 0);
    if (cards.length < 2 || step >= NARROWEST) return { card: card * part, width, spots };
  }
  return row(cards, width, card);
}

function row(cards: readonly string[], width: number, card: number): Layout {
  const lefts: number[] = [];
  cards.forEach((name, at) => {
    const before = cards[at - 1];
    const gap = before !== undefined && kindOf(before) !== kindOf(name) ? GAP : 0;
    lefts.push(at === 0 ? EDGE : (lefts[at - 1] ?? 0) + NARROWEST + gap);
  });
  const whole = Math.max(width, (lefts[lefts.length - 1] ?? 0) + card + EDGE);
  return {
    card,
    width: whole,
    spots: lefts.map((left) => ({ x: left + card / 2 - whole / 2, y: 0, turn: 0 })),
  };
}
