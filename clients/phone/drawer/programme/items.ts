// The games to come as a plain list: what adding, moving, changing and removing one makes of it.
import { moved } from "../../../shared/form/fields";
import type { Item } from "../../../shared/wire";

/** As often as one likes, until the host changes it. */
export const ENDLESS = 0;
/** As many games as the house takes. */
export const MOST_ITEMS = 24;

export function withItem(items: readonly Item[], item: Item): Item[] {
  return reachable([...items, item]);
}

export function withoutItem(items: readonly Item[], at: number): Item[] {
  return items.filter((_, index) => index !== at);
}

export function movedItem(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  return reachable(moved(items, at, by));
}

export function changedItem(items: readonly Item[], at: number, change: Partial<Item>): Item[] {
  return reachable(items.map((item, index) => (index === at ? { ...item, ...change } : item)));
}

/** What follows a game without end would never be played: only the last may be one. */
function reachable(items: Item[]): Item[] {
  return items.map((item, index) =>
    index < items.length - 1 && item.repeat === ENDLESS ? { ...item, repeat: 1 } : item,
  );
}
