// The line to the house: intents out, each with its answer; views in; and a way back whenever it breaks.
import { type Accessor, batch, createSignal } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { apply, type Parts, type Viewed } from "./change";
import { createSocket, type Ears, type Socket } from "./line/dial";
import type * as wire from "./wire";

export interface PhoneIntents {
  join: wire.Join;
  act: wire.Act;
  change: wire.Change;
  rules: wire.Rules;
  goon: wire.GoOn;
  touch: wire.Touch;
  leave: wire.Leave;
  lookback: wire.LookBack;
  export: wire.Export;
  unseal: wire.Unseal;
  react: wire.React;
  claim: wire.Claim;
  prove: wire.Prove;
  takeover: wire.TakeOver;
  host: wire.Host;
  resync: wire.Resync;
}

export interface TvIntents {
  address: wire.Address;
  open: wire.Open;
  resume: wire.Resume;
  forget: wire.Forget;
  lookback: wire.LookBack;
  resync: wire.Resync;
}

/** Why this page will not come back by itself. */
export type Gone = wire.Bye["reason"] | "banned" | "no_party" | "stale";

export type Status =
  | { at: "connecting" }
  | { at: "open" }
  /** The line broke; the page is trying to get back. */
  | { at: "lost" }
  | { at: "gone"; why: Gone };

/** Nobody answered: the line is down, or broke before the answer came. What really happened is in the next view. */
export interface Lost {
  type: "lost";
}

/** What comes back to an intent that asks for something; to any other it is `Done`. */
interface Asked {
  join: wire.Joined;
  claim: wire.Pending;
  prove: wire.Joined;
  lookback: wire.Moment;
  export: wire.Record;
  unseal: wire.Seals;
  open: wire.Opened;
  resume: wire.Opened;
}

export type Answer<Intent> = (Intent extends keyof Asked ? Asked[Intent] : wire.Done) | wire.Refused | Lost;

export interface Line<View, Intents> {
  status: Accessor<Status>;
  /**
   * The last view; kept, grey or not, while the line is down. A store of which only what is new changes: read
   * it where it is shown.
   */
  view: { now: View | null };
  /** The house has many evenings and this screen shows none of them; null as soon as it does. */
  hall: Accessor<wire.Hall | null>;
  /** `performance.now()` when the last view came: the seconds left in it count from there. */
  arrived: Accessor<number>;
  /**
   * Hears what happened since the last view, when that view can be read and before it is drawn. Returns how to stop
   * listening.
   */
  onEvents(listener: (events: wire.Happening[]) => void): () => void;
  /** Hears what people send to the screens. Returns how to stop listening. */
  onReaction(listener: (reaction: wire.Reaction) => void): () => void;
  /** Sends an intent. Nothing is kept for later: while the line is down the answer is `lost` at once. */
  ask<Name extends keyof Intents & string>(name: Name, intent: Intents[Name]): Promise<Answer<Name>>;
  /** Dials anew at once, without waiting; also out of `gone`. */
  redial(): void;
}

export interface Surroundings {
  /** Milliseconds that go on while the device sleeps. */
  now(): number;
  /** `performance.now()`. */
  steady(): number;
  later(task: () => void, ms: number): void;
  repeat(task: () => void, ms: number): void;
  /** Calls when the page is looked at again or the network is back. */
  onWake(task: () => void): void;
  /** Reloads the page for a newer program, unless that has just been tried: then false. */
  reload(): boolean;
}

type Update<View> = { version: number; events: wire.Happening[] } & (
  | { base: null; view: View }
  | { base: number; view: Parts }
);

const ANSWER_MS = 4_000;
/** The house pings every 5 s: after this long without one, the line only looks alive. */
const SILENT_MS = 12_000;
/** A page that is looked at again after this long without a ping does not wait for the next one. */
const SILENT_ON_WAKE_MS = 6_000;
const RETRY_MS = 2_000;
const FOR_GOOD: readonly string[] = ["banned", "moved", "no_party", "stale"];

/**
 * Opens the line of a page. `namespace`: `/tv` or `/phone`; `hello` is asked for its payload at each connection;
 * `joined` is told when the house knows the phone again though it has no token.
 */
export function openLine<View extends object, Intents>(
  namespace: string,
  hello: () => wire.PhoneHello | wire.TvHello,
  joined: (who: wire.Joined) => void = () => {},
): Line<View, Intents> {
  return drive<View, Intents>((ears) => createSocket(namespace, hello, ears), browser(), joined);
}

/** The line's behaviour over any socket. */
export function drive<View extends object, Intents>(
  connection: (ears: Ears) => Socket,
  surroundings: Surroundings,
  joined: (who: wire.Joined) => void = () => {},
): Line<View, Intents> {
  const [status, setStatus] = createSignal<Status>({ at: "connecting" });
  const [view, setView] = createStore<Viewed<View>>({ now: null });
  const [arrived, setArrived] = createSignal(0);
  const [hall, setHall] = createSignal<wire.Hall | null>(null);
  const listeners = new Set<(events: wire.Happening[]) => void>();
  const reacting = new Set<(reaction: wire.Reaction) => void>();
  /** Of the view that is shown; null while a whole one is awaited. */
  let version: number | null = null;
  let asked = false;
  let heard = surroundings.now();
  let dialled = surroundings.now();

  function gone(why: Gone): void {
    setStatus({ at: "gone", why });
    // After its last word the server hangs up itself; a farewell of ours would only cross it on the way.
    if (socket.connected()) surroundings.later(stayAway, RETRY_MS);
    else stayAway();
  }

  function stayAway(): void {
    if (status().at === "gone") socket.disconnect();
  }

  function dial(): void {
    dialled = heard = surroundings.now();
    socket.disconnect();
    socket.connect();
  }

  function recover(): void {
    if (status().at === "gone") return;
    setStatus({ at: "lost" });
    dial();
  }

  /** Since the house was heard, in milliseconds; a clock that was set back tells nothing, and counts too. */
  function silence(): number {
    return Math.abs(surroundings.now() - heard);
  }

  /** Later, unless the line is there by then. */
  function recoverLater(): void {
    surroundings.later(() => {
      if (!socket.connected()) recover();
    }, RETRY_MS);
  }

  function wake(): void {
    const silent = silence() > SILENT_ON_WAKE_MS;
    const dialling = surroundings.now() - dialled < 1_000;
    if (socket.connected() ? silent : !dialling) recover();
  }

  function receive(update: Update<View>): void {
    heard = surroundings.now();
    if (update.base !== null && update.base !== version) {
      askForAll();
      return;
    }
    batch(() => {
      if (update.base === null) setView("now", reconcile(update.view) as never);
      else apply(setView, update.view);
      setHall(null);
      setArrived(surroundings.steady());
      // Not the same again: whatever follows it would follow each view.
      if (status().at !== "gone" && status().at !== "open") setStatus({ at: "open" });
      version = update.version;
      // In the same breath: what happened is shown with the view, where it would else be drawn twice.
      if (update.events.length > 0) for (const listener of listeners) listener(update.events);
    });
  }

  /** A change came for a view that is not shown here: none will fit until the whole one is here. */
  function askForAll(): void {
    version = null;
    if (asked) return;
    asked = true;
    void ask("resync" as keyof Intents & string, {} as Intents[keyof Intents & string]).then(() => {
      asked = false;
    });
  }

  async function ask<Name extends keyof Intents & string>(
    name: Name,
    intent: Intents[Name],
  ): Promise<Answer<Name>> {
    for (let tries = 0; tries < 2 && socket.connected(); tries++) {
      try {
        return (await socket.ask(name, intent, ANSWER_MS)) as Answer<Name>;
      } catch {
        // No answer. The same intent may be said twice: the house knows it by its id.
      }
    }
    return { type: "lost" };
  }

  // biome-ignore lint/suspicious/noExplicitAny: each event has its own message
  const events: Record<string, (message: any) => void> = {
    view: receive,
    joined,
    hall(now: wire.Hall) {
      batch(() => {
        setView("now", null);
        setHall(now);
        setStatus({ at: "open" });
      });
    },
    reaction(reaction: wire.Reaction) {
      for (const listener of reacting) listener(reaction);
    },
    bye: (bye: wire.Bye) => gone(bye.reason),
  };
  const socket = connection({
    pinged() {
      heard = surroundings.now();
    },
    connected() {
      heard = surroundings.now();
      version = null;
    },
    broken(hungUp) {
      if (status().at === "gone") return stayAway();
      setStatus({ at: "lost" });
      // Without a word: it is restarting.
      if (hungUp) recoverLater();
    },
    failed() {
      if (status().at !== "gone") setStatus(view.now === null ? { at: "connecting" } : { at: "lost" });
    },
    turned(reason) {
      if (status().at === "gone" || (reason === "stale" && surroundings.reload())) return;
      if (FOR_GOOD.includes(reason)) gone(reason as Gone);
      else recoverLater();
    },
    event: (name, message) => events[name]?.(message),
  });
  surroundings.onWake(wake);
  surroundings.repeat(() => {
    if (socket.connected() && silence() > SILENT_MS) recover();
  }, 2_000);
  socket.connect();

  return {
    status,
    view,
    hall,
    arrived,
    ask,
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReaction(listener) {
      reacting.add(listener);
      return () => reacting.delete(listener);
    },
    redial() {
      setStatus({ at: view.now === null ? "connecting" : "lost" });
      dial();
    },
  };
}

function browser(): Surroundings {
  return {
    now: () => Date.now(),
    steady: () => performance.now(),
    later: (task, ms) => void setTimeout(task, ms),
    repeat: (task, ms) => void setInterval(task, ms),
    onWake(task) {
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) task();
      });
      window.addEventListener("pageshow", task);
      window.addEventListener("online", task);
    },
    reload: reloadOnce,
  };
}

/** A reload may bring the newer page; a second one within a minute would not, and without storage we cannot tell. */
export function reloadOnce(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem("couchtisch.reloaded") ?? 0);
    if (Date.now() - last < 60_000) return false;
    window.sessionStorage.setItem("couchtisch.reloaded", String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
