// What an action's notation says.

export interface Action {
  verb: string;
  /** What it is about: cards, numbers, places. */
  parts: string[];
}

/** `play 7h 7d` → play, of 7h and 7d. */
export function read(notation: string): Action {
  const [verb = "", ...parts] = notation.split(" ");
  return { verb, parts };
}
