// Where the cards of a hand lie: a fan that fits its width, with the chosen card drawn out of it.

export interface Spot {
  /** Middle of the card's lower edge, from the middle of the fan's lower edge; y grows downwards. */
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  /** Whether it lies in a row behind another one. */
  behind?: boolean;
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
export const EDGE = 8;
/** How far a card that may be played stands out, and how much further the chosen one, in cards' heights. */
export const LIFT = 0.1;
export const DRAWN = 0.2;
/** From the lower edge of the fan to that of its middle card, in cards: the ends hang lower. */
export const FOOT = 0.26;
/** How wide a card is at least and at most, in pixels. */
export const SMALLEST = 48;
export const LARGEST = 168;

/**
 * The spots of `count` cards of width `card` within `width`; the neighbours of `chosen` make room for it. The chosen
 * card itself stays where it is, so that a second tap on the same spot finds it.
 */
export function fan(count: number, width: number, card: number, chosen: number | null): Spot[] {
  const middle = (count - 1) / 2;
  const step = stepOf(count, width, card);
  return Array.from({ length: count }, (_, index) => {
    const off = middle === 0 ? 0 : (index - middle) / middle;
    const aside = chosen === null || index === chosen ? 0 : Math.sign(index - chosen) * GIVE * card;
    return { x: (index - middle) * step + aside, y: off * off * SAG * card, turn: off * widestTurn(count) };
  });
}

/** How much each card but the last shows of itself in such a fan, in pixels. */
export function stepOf(count: number, width: number, card: number): number {
  if (count < 2) return card;
  const lean = card * TALL * Math.sin((widestTurn(count) * Math.PI) / 180);
  const room = Math.max(0, width - card - (lean + GIVE * card + EDGE) * 2);
  return Math.min(WIDEST_STEP * card, room / (count - 1));
}

function widestTurn(count: number): number {
  return Math.min(WIDEST_TURN, (TURN_STEP * (count - 1)) / 2);
}

/** The widest card that a fan of `count` can be shown with in that room. */
export function cardWidth(count: number, width: number, height: number): number {
  const byHeight = height / (TALL * (1 + LIFT + DRAWN) + FOOT);
  const byWidth = width / Math.min(4.1, Math.max(2.6, 1 + (count - 1) * 0.4));
  return Math.max(SMALLEST, Math.min(byHeight, byWidth, LARGEST));
}

/** A spot as CSS, `up` pixels higher. */
export function transform(spot: Spot | undefined, card: number, up: number): string {
  const { x, y, turn } = spot ?? { x: 0, y: 0, turn: 0 };
  return `translate(${x}px, ${y - FOOT * card - up}px) rotate(${turn}deg)`;
}
