// Where the cards of a hand lie: a fan that fits its width, with the chosen card drawn out of it.

export interface Spot {
  /** Middle of the card's lower edge, from the middle of the fan's lower edge; y grows downwards. */
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
}

/** The height of a card of width 1. */
export const TALL = 1.4;
const WIDEST_STEP = 0.66;
const TURN_STEP = 2.4;
const WIDEST_TURN = 9;
/** How deep the fan's ends hang, in cards. */
const SAG = 0.16;
/** How far the neighbours give way to the chosen card, in cards. */
const GIVE = 0.1;
/** Free at either side, in pixels. */
const EDGE = 8;
/** How far a card that may be played stands out, and how much further the chosen one, in cards' heights. */
export const LIFT = 0.1;
export const DRAWN = 0.2;
/** The least that a finger can be asked to hit, in pixels. */
const FINGER = 24;
/** From the lower edge of the fan to that of its middle card, in cards: the ends hang lower. */
const FOOT = 0.26;

/**
 * The spots of `count` cards of width `card` within `width`; the neighbours of `chosen` make room for it. The chosen
 * card itself stays where it is, so that a second tap on the same spot finds it.
 */
export function fan(count: number, width: number, card: number, chosen: number | null): Spot[] {
  const middle = (count - 1) / 2;
  const widest = Math.min(WIDEST_TURN, TURN_STEP * middle);
  const lean = card * TALL * Math.sin((widest * Math.PI) / 180);
  const give = GIVE * card;
  const room = Math.max(0, width - card - (lean + give + EDGE) * 2);
  const step = count > 1 ? Math.min(WIDEST_STEP * card, room / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => {
    const off = middle === 0 ? 0 : (index - middle) / middle;
    const aside = chosen === null || index === chosen ? 0 : Math.sign(index - chosen) * give;
    return { x: (index - middle) * step + aside, y: off * off * SAG * card, turn: off * widest };
  });
}

/** The card under a finger at `x`: cards lie upon each other from left to right, each showing its left edge. */
export function under(spots: readonly Spot[], card: number, x: number): number | null {
  if (spots.length === 0) return null;
  for (let index = spots.length - 1; index >= 0; index--) {
    const spot = spots[index];
    if (spot && x >= spot.x - card / 2) return index;
  }
  return 0;
}

/**
 * The widest card that a hand of `count` can be shown with in that room: of each card enough is seen for a finger, on
 * the narrowest phones at the cost of its size.
 */
export function cardWidth(count: number, width: number, height: number): number {
  const aside =
    TALL * Math.sin((Math.min(WIDEST_TURN, (TURN_STEP * (count - 1)) / 2) * Math.PI) / 180) + GIVE;
  const byFinger = (width - 2 * EDGE - FINGER * (count - 1)) / (1 + 2 * aside);
  const byHeight = height / (TALL * (1 + LIFT + DRAWN) + FOOT);
  const byWidth = width / Math.min(4.1, Math.max(2.6, 1 + (count - 1) * 0.4));
  return Math.max(48, Math.min(byHeight, byWidth, byFinger, 168));
}

/** A spot as CSS, `up` pixels higher. */
export function transform(spot: Spot | undefined, card: number, up: number): string {
  const { x, y, turn } = spot ?? { x: 0, y: 0, turn: 0 };
  return `translate(${x}px, ${y - FOOT * card - up}px) rotate(${turn}deg)`;
}
