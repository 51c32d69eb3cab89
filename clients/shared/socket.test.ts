import { createComputed, createRoot, createSignal } from "solid-js";
import { describe, expect, it } from "vitest";
import type { Ears } from "./line/dial";
import { drive, type PhoneIntents, type Surroundings } from "./socket";

interface View {
  name: string;
}

/** A socket that does what the test says, and surroundings whose time stands still until the test moves it. */
function setting() {
  const calls: string[] = [];
  const answers: (unknown | Error)[] = [];
  const timers: { at: number; task: () => void }[] = [];
  let time = 0;
  let ticking = (): void => undefined;
  let waking = (): void => undefined;
  let reloads = 0;
  let there = false;
  let ears = {} as Ears;
  const connection = (given: Ears) => {
    ears = given;
    return {
      connected: () => there,
      connect: () => void calls.push("connect"),
      disconnect(): void {
        calls.push("disconnect");
        there = false;
      },
      async ask(name: string, intent: unknown): Promise<unknown> {
        calls.push(`${name} ${JSON.stringify(intent)}`);
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer ?? { type: "done" };
      },
    };
  };
  const surroundings: Surroundings = {
    now: () => time,
    steady: () => time,
    later: (task, ms) => void timers.push({ at: time + ms, task }),
    repeat: (task) => {
      ticking = task;
    },
    onWake: (task) => {
      waking = task;
    },
    reload: () => {
      reloads++;
      return reloads === 1;
    },
  };
  const line = drive<View, PhoneIntents>(connection, surroundings);
  return {
    line,
    calls,
    answers,
    hear: (event: string, message: unknown) => ears.event(event, message),
    ping: () => ears.pinged(),
    comeIn(): void {
      there = true;
      ears.connected();
    },
    reloads: () => reloads,
    wake: () => waking(),
    open(): void {
      there = true;
      ears.connected();
      ears.event("view", { version: 1, base: null, view: { name: "Anna" }, events: [] });
    },
    breaks({ hungUp = false } = {}): void {
      there = false;
      ears.broken(hungUp);
    },
    /** The server says no at the door. */
    turned: (reason: string) => ears.turned(reason),
    fails: () => ears.failed(),
    pass(ms: number): void {
      time += ms;
      ticking();
      for (const timer of timers.splice(0)) {
        if (timer.at <= time) timer.task();
        else timers.push(timer);
      }
    },
  };
}

const dials = (calls: string[]): number => calls.filter((call) => call === "connect").length;

describe("coming in", () => {
  it("leaves a line alone that is there when it was to be dialled again", () => {
    const { calls, breaks, wake, comeIn, pass } = setting();
    comeIn();
    breaks({ hungUp: true });
    wake();
    comeIn();
    const before = dials(calls);
    pass(2_000);
    expect(dials(calls)).toBe(before);
  });

  it("is connecting until the first view, then open", () => {
    const { line, open } = setting();

    expect(line.status()).toEqual({ at: "connecting" });
    open();
    expect(line.status()).toEqual({ at: "open" });
    expect(line.view.now).toEqual({ name: "Anna" });
  });

  it("is open once, and not anew with each view", () => {
    const { line, hear, open } = setting();
    open();
    const before = line.status();

    hear("view", { version: 2, base: 1, view: { name: "Ben" }, events: [] });
    expect(line.view.now).toEqual({ name: "Ben" });
    expect(line.status()).toBe(before);
  });

  it.each(["banned", "no_party"] as const)("is for good when the door says %s", (why) => {
    const { line, turned, wake, pass, calls } = setting();
    turned(why);

    expect(line.status()).toEqual({ at: "gone", why });
    wake();
    pass(60_000);
    expect(dials(calls)).toBe(1);
  });

  it("reloads a stale page once, and says so the second time", () => {
    const { line, turned, reloads } = setting();
    turned("stale");
    expect(line.status()).toEqual({ at: "connecting" });
    turned("stale");

    expect(reloads()).toBe(2);
    expect(line.status()).toEqual({ at: "gone", why: "stale" });
  });

  it("tries again when the door says anything else", () => {
    const { turned, pass, calls } = setting();
    turned("not now");
    pass(1_000);
    expect(dials(calls)).toBe(1);
    pass(1_000);

    expect(dials(calls)).toBe(2);
  });
});

describe("a broken line", () => {
  it("keeps the last view", () => {
    const { line, open, breaks, fails } = setting();
    open();
    breaks();
    fails();

    expect(line.status()).toEqual({ at: "lost" });
    expect(line.view.now).toEqual({ name: "Anna" });
  });

  it("is dialled anew when the server hung up without a word", () => {
    const { open, breaks, pass, calls } = setting();
    open();
    breaks({ hungUp: true });
    pass(2_000);

    expect(dials(calls)).toBe(2);
  });

  it("is dialled at once when the page is looked at again", () => {
    const { open, breaks, pass, wake, calls } = setting();
    open();
    breaks();
    pass(1_500);
    wake();

    expect(calls.slice(-2)).toEqual(["disconnect", "connect"]);
  });

  it("is not dialled twice while it is being dialled", () => {
    const { open, breaks, pass, wake, calls } = setting();
    open();
    breaks();
    pass(1_500);
    wake();
    wake();

    expect(dials(calls)).toBe(2);
  });
});

describe("a line that only looks alive", () => {
  it("is noticed after twelve seconds without a ping", () => {
    const { line, open, pass, calls } = setting();
    open();
    pass(12_000);
    expect(line.status()).toEqual({ at: "open" });
    pass(1);

    expect(line.status()).toEqual({ at: "lost" });
    expect(dials(calls)).toBe(2);
  });

  it("is alive as long as there are pings", () => {
    const { line, open, pass, ping } = setting();
    open();
    for (let second = 0; second < 60; second += 5) {
      pass(5_000);
      ping();
    }

    expect(line.status()).toEqual({ at: "open" });
  });

  it("is noticed sooner when the page is looked at again", () => {
    const { open, pass, wake, calls } = setting();
    open();
    pass(6_001);
    wake();

    expect(dials(calls)).toBe(2);
  });
});

describe("the last word", () => {
  it.each(["removed", "replaced", "closed"] as const)("%s: stays away", (why) => {
    const { line, open, hear, breaks, pass, wake, calls } = setting();
    open();
    hear("bye", { reason: why });
    breaks({ hungUp: true });
    pass(60_000);
    wake();

    expect(line.status()).toEqual({ at: "gone", why });
    expect(dials(calls)).toBe(1);
  });

  it("is not answered: the server hangs up, and only if it does not, the page does", () => {
    const { open, hear, pass, calls } = setting();
    open();
    hear("bye", { reason: "removed" });
    expect(calls).not.toContain("disconnect");
    pass(2_000);

    expect(calls).toContain("disconnect");
  });

  it("can be taken back by the person", () => {
    const { line, open, hear, calls } = setting();
    open();
    hear("bye", { reason: "replaced" });
    line.redial();

    expect(line.status()).toEqual({ at: "lost" });
    expect(dials(calls)).toBe(2);
  });
});

describe("an intent", () => {
  const act = { action: "bid 2", turn: 3, intent: "the-same-tap-id" };

  it("gets the house's answer", async () => {
    const { line, open, answers } = setting();
    open();
    answers.push({ type: "refused", reason: "too_late" });

    expect(await line.ask("act", act)).toEqual({ type: "refused", reason: "too_late" });
  });

  it("is said twice, the same, when no answer came", async () => {
    const { line, open, answers, calls } = setting();
    open();
    answers.push(new Error("operation has timed out"), { type: "done" });

    expect(await line.ask("act", act)).toEqual({ type: "done" });
    expect(calls.filter((call) => call === `act ${JSON.stringify(act)}`)).toHaveLength(2);
  });

  it("is never kept for later: without a line it is lost at once", async () => {
    const { line, open, breaks, calls } = setting();
    open();
    breaks();

    expect(await line.ask("act", act)).toEqual({ type: "lost" });
    expect(calls.some((call) => call.startsWith("act"))).toBe(false);
  });
});

describe("views", () => {
  it("take what is new, and keep the rest as it is", () => {
    const { line, open, hear } = setting();
    open();
    hear("view", { version: 2, base: null, view: { name: "Ben", friend: { age: 4 } }, events: [] });
    const before = (line.view.now as unknown as { friend: object }).friend;
    hear("view", { version: 3, base: 2, view: { name: "Cem" }, events: [] });

    expect(line.view.now).toEqual({ name: "Cem", friend: { age: 4 } });
    expect((line.view.now as unknown as { friend: object }).friend).toBe(before);
  });

  it("are asked for whole, once, when a change does not fit", () => {
    const { line, open, hear, calls } = setting();
    open();
    hear("view", { version: 3, base: 2, view: { name: "nobody" }, events: [] });
    hear("view", { version: 4, base: 3, view: { name: "somebody" }, events: [] });

    expect(line.view.now).toEqual({ name: "Anna" });
    expect(calls.filter((call) => call === "resync {}")).toHaveLength(1);
  });

  it("are asked for again when a later change does not fit", async () => {
    const { open, hear, calls } = setting();
    open();
    hear("view", { version: 3, base: 2, view: { name: "nobody" }, events: [] });
    await new Promise((done) => setTimeout(done));
    hear("view", { version: 4, base: null, view: { name: "Ben" }, events: [] });
    hear("view", { version: 6, base: 5, view: { name: "nobody" }, events: [] });

    expect(calls.filter((call) => call === "resync {}")).toHaveLength(2);
  });

  it("of the last connection are no base for a change", () => {
    const { line, open, breaks, comeIn, hear, calls } = setting();
    open();
    breaks();
    comeIn();
    hear("view", { version: 2, base: 1, view: { name: "nobody" }, events: [] });

    expect(line.view.now).toEqual({ name: "Anna" });
    expect(calls).toContain("resync {}");
  });

  it("are in place when their events are heard", () => {
    const { line, open, hear } = setting();
    const heard: unknown[] = [];
    const stop = line.onEvents((events) => heard.push([line.view.now?.name, events.length]));
    open();
    hear("view", { version: 2, base: null, view: { name: "Ben" }, events: [{ seq: 1 }] });
    stop();
    hear("view", { version: 3, base: null, view: { name: "Cem" }, events: [{ seq: 2 }] });

    expect(heard).toEqual([["Ben", 1]]);
  });

  it("are drawn together with what their events say", () => {
    const { line, open, hear } = setting();
    const [count, setCount] = createSignal(0);
    const drawn: string[] = [];
    const { stop, end } = createRoot((end) => {
      createComputed(() => drawn.push(`${line.view.now?.name} ${count()}`));
      return { stop: line.onEvents(() => setCount((before) => before + 1)), end };
    });
    open();
    drawn.length = 0;

    hear("view", { version: 2, base: null, view: { name: "Ben" }, events: [{ seq: 1 }] });
    stop();
    end();
    expect(drawn).toEqual(["Ben 1"]);
  });

  it("tell when they came", () => {
    const { line, open, pass } = setting();
    pass(700);
    open();

    expect(line.arrived()).toBe(700);
  });
});
