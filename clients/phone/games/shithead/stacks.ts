// Where the cards of a hand lie: a fan while it is small, else equal cards upon each other, a stack for each rank.
import { rankOf } from "../../../shared/shithead/pile";
import { cardWidth, fan, type Spot, TALL } from "../../hand/fan";

export interface Layout {
  /** The width of a card, in pixels. */
  card: number;
  /** As in a fan; y is negative for a card that peeks out above another one. */
  spots: Spot[];
  stacked: boolean;
}

/** So many cards are shown one by one, if each shows enough of itself. */
const MOST_APART = 10;
const NARROWEST = 24;
/** Free at either side, in pixels. */
const EDGE = 8;
/** How far each card of a stack looks out above the next one, in cards' widths. */
const PEEK = 0.22;
/** The chosen card needs room above it, in cards' heights. */
const ROOM = 1.34;
const SMALLEST = 44;

export function layout(cards: readonly string[], width: number, height: number): Layout {
  const card = cardWidth(cards.length, width, height);
  const spots = fan(cards.length, width, card, null);
  const step = (spots[1]?.x ?? width) - (spots[0]?.x ?? 0);
  if (cards.length <= MOST_APART && step >= NARROWEST) return { card, spots, stacked: false };
  return stacks(cards, width, height);
}

function stacks(cards: readonly string[], width: number, height: number): Layout {
  const ranks = [...new Set(cards.map(rankOf))];
  const highest = Math.max(...ranks.map((rank) => cards.filter((card) => rankOf(card) === rank).length));
  const byHeight = height / (TALL * ROOM + PEEK * (highest - 1));
  const card = Math.max(
    SMALLEST,
    Math.min(byHeight, width / 4.4, width - 2 * EDGE - NARROWEST * (ranks.length - 1), 120),
  );
  const room = Math.max(0, width - card - 2 * EDGE);
  const step = ranks.length > 1 ? Math.min(card * 0.8, room / (ranks.length - 1)) : 0;
  const first = (-(ranks.length - 1) * step) / 2;
  const seen = new Map<string, number>();
  const lower = (rank: string) => cards.filter((each) => rankOf(each) === rank).length - 1;
  const spots = cards.map((each) => {
    const rank = rankOf(each);
    const nth = seen.get(rank) ?? 0;
    seen.set(rank, nth + 1);
    return { x: first + ranks.indexOf(rank) * step, y: -(lower(rank) - nth) * PEEK * card + 0, turn: 0 };
  });
  return { card, spots, stacked: true };
}
