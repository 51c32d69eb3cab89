// A house in which nothing can be done: a game's own page shows a moment in it and does not know.
import type { House } from "../house";

export interface Still {
  house: House;
  /** Has the page hear what happened on the way to the moment. */
  tell: (happenings: Parameters<Listener>[0]) => void;
}

type Listener = Parameters<House["line"]["onEvents"]>[0];

export function createStill(house: House): Still {
  const listeners = new Set<Listener>();
  const no = async (): Promise<boolean> => false;
  return {
    house: {
      ...house,
      line: {
        ...house.line,
        onEvents(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      notices: { now: () => null, show: () => {}, clear: () => {} },
      acting: () => null,
      act: no,
      ask: no,
      order: no,
      join: no,
    },
    tell(happenings) {
      for (const listener of listeners) listener(happenings);
    },
  };
}
