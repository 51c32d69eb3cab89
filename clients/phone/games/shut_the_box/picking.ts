// Which flaps are picked, and which legal action they are: the page makes up none.

/** A legal action that closes flaps. */
export interface Way {
  action: string;
  flaps: number[];
}

/** Every way to use the throw, in the order of the house: fewest flaps first. */
export function waysOf(legal: readonly string[]): Way[] {
  return legal
    .filter((action) => action.startsWith("shut "))
    .map((action) => ({ action, flaps: action.split(" ").slice(1).map(Number) }));
}

/** The way that closes exactly the picked flaps. */
export function matching(ways: readonly Way[], picked: readonly number[]): Way | undefined {
  return ways.find(({ flaps }) => flaps.length === picked.length && holds(flaps, picked));
}

/** The flaps that go with those that are picked. */
export function going(ways: readonly Way[], picked: readonly number[]): number[] {
  const more = ways.filter(({ flaps }) => holds(flaps, picked)).flatMap(({ flaps }) => flaps);
  return [...new Set(more)].filter((flap) => !picked.includes(flap));
}

/** What is picked after a tap on an open flap; null when no way has this flap. */
export function tapped(ways: readonly Way[], picked: readonly number[], flap: number): number[] | null {
  if (picked.includes(flap)) return picked.filter((other) => other !== flap);
  if (going(ways, picked).includes(flap)) return [...picked, flap].sort((one, other) => one - other);
  // It goes with others, but not with these: then it begins a new choice.
  return ways.some(({ flaps }) => flaps.includes(flap)) ? [flap] : null;
}

function holds(flaps: readonly number[], picked: readonly number[]): boolean {
  return picked.every((flap) => flaps.includes(flap));
}
