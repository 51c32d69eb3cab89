import { createEffect, createRoot } from "solid-js";
import { createStore } from "solid-js/store";
import { describe, expect, it } from "vitest";
import { apply, type Parts, type Viewed } from "./change";

const zone = (count: number) => ({ zone: "pile", owner: null, cards: null, count, label: "pile" }) as const;

function whole() {
  return {
    me: { seat: 1, legal: ["pass"] },
    party: { code: "BCDF", members: [{ id: 1, name: "Anna" }] },
    table: {
      to_act: [1],
      hold: { pace: "look", left: 2 },
      observation: {
        hand: ["Kr7"],
        trick: ["Kr8"],
        blocked: { Kr7: "bidding" },
        zones: [zone(1), zone(2), zone(3)],
      },
    },
  };
}

function applied(change: Parts) {
  const [view, setView] = createStore<Viewed<ReturnType<typeof whole>>>({ now: whole() });
  apply(setView, change);
  return view.now;
}

describe("a change", () => {
  it("that says nothing leaves all as it was", () => {
    expect(applied({})).toEqual(whole());
  });

  it("replaces the parts that are there, and none with none", () => {
    const now = applied({ me: null, table: { hold: null, to_act: [] } });

    expect(now).toEqual({ ...whole(), me: null, table: { ...whole().table, hold: null, to_act: [] } });
  });

  it("replaces a field of what is observed as a whole, single zones at their places", () => {
    const now = applied({
      table: { observation: { fields: { trick: [] }, zones: [[0, zone(9)]] } },
      own: { fields: { blocked: { Ka2: "trump_duty" } }, zones: [[2, zone(7)]] },
    });

    expect(now?.table.observation).toEqual({
      hand: ["Kr7"],
      trick: [],
      blocked: { Ka2: "trump_duty" },
      zones: [zone(9), zone(2), zone(7)],
    });
  });

  it("lets what is the role's own hold", () => {
    const now = applied({
      table: { observation: { fields: { hand: [] }, zones: [[1, zone(0)]] } },
      own: { fields: { hand: ["Ka2"] }, zones: [[1, zone(5)]] },
    });

    expect(now?.table.observation.hand).toEqual(["Ka2"]);
    expect(now?.table.observation.zones[1]).toEqual(zone(5));
  });

  it("wakes nobody who looks at something else", () => {
    const heard: string[] = [];
    createRoot((dispose) => {
      const [view, setView] = createStore<Viewed<ReturnType<typeof whole>>>({ now: whole() });
      createEffect(() => heard.push(`hand ${view.now?.table.observation.hand}`));
      createEffect(() => heard.push(`first zone ${view.now?.table.observation.zones[0]?.count}`));
      createEffect(() => heard.push(`name ${view.now?.party.members[0]?.name}`));
      queueMicrotask(() => {
        heard.length = 0;
        apply(setView, { own: { fields: { hand: ["Ka2"] }, zones: [[2, zone(7)]] } });
        dispose();
      });
    });
    return new Promise<void>((done) => setTimeout(done)).then(() => expect(heard).toEqual(["hand Ka2"]));
  });
});
