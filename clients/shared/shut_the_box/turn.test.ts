import { createRoot, createSignal } from "solid-js";
import { describe, expect, it } from "vitest";
import { shutTable } from "../fixtures/shut_the_box";
import type { Status } from "../socket";
import type { Happening } from "../wire";
import { createTurn, shownTurn } from "./turn";

const OVER = { seat: 0, open: [2, 3, 4], dice: [5, 3], penalty: 9, total: 31 };
const HOLD = { pace: "look" as const, left: 2 };

function overHappened(): Happening {
  return { seq: 4, kind: "turn_over", facts: OVER, pace: "look" };
}

describe("the turn that is shown", () => {
  it("is that of the view", () => {
    const turn = shownTurn(shutTable(2, { turn: 1, open: [7, 9], dice: [3, 4] }), null);

    expect(turn).toEqual({ seat: 1, open: [7, 9], dice: [3, 4], ended: null });
  });

  it("stays the one that has ended while the table holds", () => {
    const next = shutTable(2, { turn: 1 }, { hold: HOLD });

    expect(shownTurn(next, OVER)).toEqual({ seat: 0, open: [2, 3, 4], dice: [5, 3], ended: OVER });
    expect(shownTurn({ ...next, hold: null }, OVER).seat).toBe(1);
  });

  it("is the winner's when the box is shut", () => {
    expect(shownTurn(shutTable(2, { phase: "over", turn: null, winner: 1, open: [] }), null).seat).toBe(1);
  });

  it("is not the old one again when the table holds for something else", () => {
    createRoot((dispose) => {
      let tell: (happenings: Happening[]) => void = () => undefined;
      const [table] = createSignal(shutTable(2, { turn: 1 }, { hold: HOLD }));
      const turn = createTurn(table, (listener) => {
        tell = listener;
        return () => undefined;
      });

      tell([overHappened()]);
      expect(turn().ended).toEqual(OVER);
      tell([{ seq: 5, kind: "roll", facts: { seat: 1, count: 2 }, pace: "none" }]);
      expect(turn().ended).toBeNull();
      dispose();
    });
  });

  it("is not one of before a gap in the line", () => {
    let tell: (happenings: Happening[]) => void = () => undefined;
    const [table] = createSignal(shutTable(2, { turn: 1 }, { hold: HOLD }));
    const [status, setStatus] = createSignal<Status>({ at: "open" });
    const { turn, end } = createRoot((dispose) => {
      const onEvents = (listener: typeof tell) => {
        tell = listener;
        return () => undefined;
      };
      return { turn: createTurn(table, onEvents, status), end: dispose };
    });

    tell([overHappened()]);
    expect(turn().ended).toEqual(OVER);
    setStatus({ at: "lost" });
    setStatus({ at: "open" });
    expect(turn().ended).toBeNull();
    end();
  });
});
