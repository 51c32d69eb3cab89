import { createRoot, createSignal } from "solid-js";
import { describe, expect, it } from "vitest";
import type { Answer, Status } from "../socket";
import type { Moment } from "../wire";
import { createMoments, type Place } from "./moments";

function moment({ step }: Place): Moment {
  const none = { before: null, after: null };
  const table = { seats: [], observation: {} } as unknown as Moment["table"];
  const rest = { of: 9, actor: null, action: null, hands: [], events: [], own: none, deals: none };
  return { type: "moment", game: 1, step, table, ...rest } as unknown as Moment;
}

/** A house that answers when the test says so. */
function slow() {
  const asked: Place[] = [];
  let answer: ((answer: Answer<"lookback">) => void) | undefined;
  const refusals: string[] = [];
  const [status, turn] = createSignal<Status>({ at: "open" });
  const ask = (place: Place) => {
    asked.push(place);
    return new Promise<Answer<"lookback">>((resolve) => {
      answer = resolve;
    });
  };
  const moments = createRoot(() => createMoments(ask, (reason) => refusals.push(reason), status));
  async function settle(given?: Answer<"lookback">): Promise<void> {
    const last = asked[asked.length - 1];
    if (last) answer?.(given ?? moment(last));
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }
  return { moments, asked, refusals, settle, turn };
}

const at = (step: number, seat: number | null = null): Place => ({ step, seat });

describe("moments", () => {
  it("are asked for one at a time, and of those wished for meanwhile the last counts", async () => {
    const { moments, asked, settle } = slow();
    for (const step of [1, 2, 3, 4]) moments.go(at(step));
    await settle();
    await settle();

    expect(asked).toEqual([at(1), at(4)]);
    expect(moments.shown.now?.step).toBe(4);
  });

  it("are known for going back", async () => {
    const { moments, asked, settle } = slow();
    for (const step of [1, 2, 1]) {
      moments.go(at(step));
      await settle();
    }

    expect(asked).toEqual([at(1), at(2)]);
    expect(moments.shown.now?.step).toBe(1);
  });

  it("tell one step forward from any other way", async () => {
    const { moments, settle } = slow();
    const ways: number[] = [];
    for (const place of [at(1), at(2), at(3), at(2), at(3, 0), at(4, 0)]) {
      moments.go(place);
      await settle();
      ways.push(moments.leaps());
    }

    expect(ways).toEqual([1, 1, 1, 2, 3, 3]);
  });

  it("stay where they are when one is refused or lost", async () => {
    const { moments, refusals, settle } = slow();
    moments.go(at(1));
    await settle();
    moments.go(at(99));
    await settle({ type: "refused", reason: "unknown_step", about: "step" });
    moments.go(at(2));
    await settle({ type: "lost" });

    expect(moments.shown.now?.step).toBe(1);
    expect(refusals).toEqual(["unknown_step"]);
  });

  it("are asked for again when the line is back that was broken meanwhile", async () => {
    const { moments, asked, settle, turn } = slow();
    moments.go(at(1));
    turn({ at: "lost" });
    await settle({ type: "lost" });
    expect(moments.shown.now).toBeNull();
    turn({ at: "open" });
    await settle();

    expect(asked).toEqual([at(1), at(1)]);
    expect(moments.shown.now?.step).toBe(1);
  });
});
