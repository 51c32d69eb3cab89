// Where the cards of a hand lie: one by one while it is small, else equal cards upon each other, a stack for each rank.
import { rankOf } from "../../../shared/shithead/pile";
import { type Spot, TALL } from "../../hand/fan";
import { type Laid, lay } from "../../hand/lay";

/** So many cards are shown one by one. */
const MOST_APART = 10;
/** What stacks side by side show of themselves, in pixels: with less there are two rows of them. */
const SHOWN = 32;
/** Free at either side, in pixels. */
const EDGE = 8;
/** In cards' widths: how far each card of a stack looks out above the next one, and a row above the one in front. */
const PEEK = 0.16;
const ROW_PEEK = 0.5;
/** The chosen card needs room above it, in cards' heights. */
const ROOM = 1.34;
const SMALLEST = 44;
const LARGEST = 120;

interface Stack {
  rank: string;
  count: number;
}

/** Whether a hand is so large that equal cards lie upon each other. */
export function isStacked(cards: readonly string[]): boolean {
  return cards.length > MOST_APART;
}

export function layout(cards: readonly string[], width: number, height: number): Laid {
  if (!isStacked(cards)) return lay(cards.length, width, height, null);
  const stacks = [...new Set(cards.map(rankOf))].map((rank) => ({
    rank,
    count: cards.filter((card) => rankOf(card) === rank).length,
  }));
  const inRow = stacked(cards, [stacks], width, height);
  const beside = (inRow.spots[cards.length - 1]?.x ?? 0) - (inRow.spots[0]?.x ?? 0);
  if (beside >= SHOWN * (stacks.length - 1)) return inRow;
  const half = Math.floor(stacks.length / 2);
  return stacked(cards, [stacks.slice(0, half), stacks.slice(half)], width, height);
}

/** The last of the rows is the one in front. */
function stacked(cards: readonly string[], rows: Stack[][], width: number, height: number): Laid {
  const peeks = rows.map((row) => PEEK * (Math.max(...row.map(({ count }) => count)) - 1));
  const behind = (peeks[rows.length - 1] ?? 0) + ROW_PEEK;
  const high = TALL * ROOM + (rows.length > 1 ? behind + (peeks[0] ?? 0) : (peeks[0] ?? 0));
  const columns = Math.max(...rows.map((row) => row.length));
  const card = Math.max(SMALLEST, Math.min(height / high, width / 4.4, LARGEST));
  const step = Math.min(card * 0.8, Math.max(0, width - card - 2 * EDGE) / Math.max(1, columns - 1));
  const laid = new Map<string, number>();
  const spots = cards.map((each): Spot => {
    const at = rows.findIndex((row) => row.some(({ rank }) => rank === rankOf(each)));
    const row = rows[at] ?? [];
    const column = row.findIndex(({ rank }) => rank === rankOf(each));
    const nth = (laid.get(rankOf(each)) ?? 0) + 1;
    laid.set(rankOf(each), nth);
    const isBehind = at < rows.length - 1;
    const up = ((row[column]?.count ?? nth) - nth) * PEEK + (isBehind ? behind : 0);
    return { x: (column - (row.length - 1) / 2) * step, y: -up * card + 0, turn: 0, behind: isBehind };
  });
  return { card, spots, rows: 2 };
}
