import { createEffect, createRoot } from "solid-js";
import { createStore } from "solid-js/store";
import { describe, expect, it } from "vitest";
import { apply, type Parts, type Viewed } from "./change";

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

  it("replaces a field of what is observed as a whole", () => {
    const now = applied({
      table: { observation: { trick: [] } },
      own: { blocked: { Ka2: "trump_duty" } },
    });

    expect(now?.table.observation).toEqual({ hand: ["Kr7"], trick: [], blocked: { Ka2: "trump_duty" } });
  });

  it("lets what is the role's own hold", () => {
    const now = applied({ table: { observation: { hand: [] } }, own: { hand: ["Ka2"] } });

    expect(now?.table.observation.hand).toEqual(["Ka2"]);
  });

  it("wakes nobody who looks at something else", () => {
    const heard: string[] = [];
    createRoot((dispose) => {
      const [view, setView] = createStore<Viewed<ReturnType<typeof whole>>>({ now: whole() });
      createEffect(() => heard.push(`hand ${view.now?.table.observation.hand}`));
      createEffect(() => heard.push(`first of the trick ${view.now?.table.observation.trick[0]}`));
      createEffect(() => heard.push(`name ${view.now?.party.members[0]?.name}`));
      queueMicrotask(() => {
        heard.length = 0;
        apply(setView, { own: { hand: ["Ka2"] } });
        dispose();
      });
    });
    return new Promise<void>((done) => setTimeout(done)).then(() => expect(heard).toEqual(["hand Ka2"]));
  });
});
