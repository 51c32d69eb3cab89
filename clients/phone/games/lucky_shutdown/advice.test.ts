import { describe, expect, it, vi } from "vitest";
import { me } from "../../../shared/fixtures/phone";
import { observation } from "../../../shared/fixtures/lucky_shutdown";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { advice } = await import("./advice");
const { say } = await import("./words");
const { textsHere } = await import("../../../shared/spoken");
await textsHere();

const mine = (...legal: string[]) => me({ seat: 0, must_act: true, legal });
const nothing = { play: null, laying: 0 };
const playing = (play: string) => ({ play, laying: 0 });

describe("what a learner is told", () => {
  const now = observation(3, { turn: 0, hand: ["18o"] });

  it("is what may be done", () => {
    expect(advice(now, mine("play 18o", "pickup"), nothing)).toBe(say("advice.play"));
    expect(advice(now, mine("pickup"), nothing)).toBe(say("advice.none"));
    expect(advice(now, mine("luck", "pickup"), nothing)).toBe(say("advice.lucky"));
    expect(advice(now, mine("skip"), nothing)).toBe(say("advice.skip"));
    expect(advice(now, mine("play 19o", "skip"), nothing)).toBe(say("advice.skip_or_19"));
    expect(advice({ ...now, turn: 1 }, mine(), nothing)).toBe(say("advice.wait"));
  });

  it("speaks of the quick reaction where all can see a chance for it", () => {
    const waiting = { ...now, turn: 1, pile: ["13o", "18b", "18o"] };

    expect(advice({ ...waiting, run: 2, missing: 2 }, mine(), nothing)).toBe(
      say("advice.chance", { count: 2, kind: "18" }),
    );
    expect(advice({ ...waiting, run: 1, missing: 3 }, mine(), nothing)).toBe(say("advice.wait"));
  });

  it("does not tell who could react from who could not", () => {
    const waiting = { ...now, turn: 1, pile: ["13o", "16b", "16o"], run: 2, missing: 2 };

    expect(advice(waiting, mine("snap 16b"), nothing)).toBe(advice(waiting, mine(), nothing));
  });

  it("is what the chosen cards would do", () => {
    expect(advice(now, mine(), playing("play 15o"))).toBe(say("advice.does.lock"));
    expect(advice(now, mine(), playing("play 19o 19b"))).toBe(say("advice.does.skip", { count: 2 }));
    expect(advice(now, mine(), playing("play Rx"))).toBe(say("advice.does.reset"));
    expect(advice(now, mine(), playing("play 18o"))).toBe(say("advice.does.number", { value: "18" }));
  });

  it("counts who will skip: what an answer hands on, and nobody twice (LS-5.6)", () => {
    const told = (seats: number, skipping: number[], play: string) =>
      advice(observation(seats, { turn: 0, skipping }), mine(), playing(play));

    expect(told(5, [0, 1], "play 19b")).toBe(say("advice.does.skip", { count: 2 }));
    expect(told(2, [], "play 19o 19b")).toBe(say("advice.does.skip", { count: 1 }));
  });

  it("is that the pile goes when these complete it (LS-7.1)", () => {
    const two = { ...now, pile: ["13o", "18b", "18o"], run: 2 };

    expect(advice(two, mine(), playing("play 18o 18b"))).toBe(say("advice.does.clear"));
    expect(advice(two, mine(), playing("play 18o"))).not.toBe(say("advice.does.clear"));
    expect(advice(now, mine(), playing("play Po Pb Px"))).toBe(say("advice.does.clear"));
  });
});
