// A hand as large as its room allows: a fan, or two rows where a fan would show too little of each card.
import { cardWidth, DRAWN, EDGE, FOOT, fan, LARGEST, SMALLEST, type Spot, stepOf, TALL } from "./fan";

export interface Laid {
  /** The width of a card, in pixels. */
  card: number;
  spots: Spot[];
  rows: 1 | 2;
}

/** What a fan must show of each card, in pixels: less is neither read at arm's length nor hit. */
const SHOWN = 32;
/** Of rows, in cards: how far the one behind looks out, and the step between neighbours, which touch each other. */
const PEEK = 0.58;
const ROW_STEP = 0.94;
/** How far the ends of a row hang, and are turned, in cards and in degrees. */
const ROW_SAG = 0.04;
const ROW_TURN = 2;
/** From the lower edge of the hand to that of its front row, in cards. */
const ROW_FOOT = 0.1;

/** The spots of `count` cards within that room, one of them drawn out of it. */
export function lay(count: number, width: number, height: number, chosen: number | null): Laid {
  const card = cardWidth(count, width, height);
  if (stepOf(count, width, card) >= SHOWN) return { card, spots: fan(count, width, card, chosen), rows: 1 };
  return inRows(count, width, height);
}

/** Read like a page: the first half behind, the other one in front of it. */
function inRows(count: number, width: number, height: number): Laid {
  const columns = Math.ceil(count / 2);
  const card = Math.max(SMALLEST, Math.min(height / (TALL * (1 + DRAWN) + PEEK + ROW_FOOT), LARGEST));
  const step = Math.min(card * ROW_STEP, (width - card - 2 * EDGE) / (columns - 1));
  const inFront = count - columns;
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const behind = index < inFront;
    const middle = behind ? (inFront - 1) / 2 : (inFront + count - 1) / 2;
    const off = (2 * (index - middle)) / columns;
    return {
      x: (index - middle) * step,
      y: (FOOT - ROW_FOOT - (behind ? PEEK : 0) + off * off * ROW_SAG) * card,
      turn: off * ROW_TURN,
      behind,
    };
  });
  return { card, spots, rows: 2 };
}

/**
 * The card under a finger at `x`, `y` from the middle of the hand's lower edge: cards lie upon each other from left to
 * right, each showing its left edge.
 */
export function under(
  { card, spots }: Pick<Laid, "card" | "spots">,
  { x, y }: { x: number; y: number },
): number | null {
  const behind = y < -(TALL + ROW_FOOT) * card && spots[0]?.behind === true;
  const row = [...spots.keys()].filter((at) => (spots[at]?.behind ?? false) === behind);
  const upon = row.filter((at) => x >= (spots[at]?.x ?? 0) - card / 2);
  return upon[upon.length - 1] ?? row[0] ?? null;
}
