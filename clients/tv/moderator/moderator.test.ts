import { createRoot, createSignal } from "solid-js";
import { createStore, reconcile } from "solid-js/store";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { members, party, table, tv } from "../../shared/fixtures/tv";
import type { Status } from "../../shared/socket";
import type { Happening, SettingsView, TvView } from "../../shared/wire";
import type { TvGame } from "../game";
import type { Voice } from "./voice";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { keep } = await import("../../shared/storage");
const { setVolume } = await import("../../shared/sound");
const { createModerator } = await import("./moderator");
const { remark } = await import("./remark");

const LINES = {
  explain: ["Eins.", "Zwei.", "Drei.", "Vier.", "Fünf."],
  sweep: ["Alles für {name}!", "Leer gefegt."],
  exact: ["Punktlandung."],
};
const HOUSE = { guest: ["Hallo, {name}!"] };

const GAME = {
  title: () => "Raffle",
  remarks: ({ kind }: Happening) => [remark(kind, kind === "sweep" ? 3 : 1, { name: "Anna" })],
} as unknown as TvGame;

beforeEach(() => {
  vi.useFakeTimers();
  keep("moderator", null);
  setVolume(0.5);
});
afterEach(() => {
  vi.useRealTimers();
});

function settings(more: Partial<SettingsView>): SettingsView {
  return { ...party().settings, moderator: "talkative", muted: false, ...more };
}

function view(phase: TvView["party"]["phase"], more: Partial<SettingsView> = {}): TvView {
  return tv({
    party: party({ phase, settings: settings(more) }),
    table: phase === "lobby" ? null : table(3),
  });
}

interface Evening {
  caption: () => string | null;
  step: () => string | null;
  show: (next: TvView) => void;
  happens: (...kinds: string[]) => void;
  status: (next: Status) => void;
  spoken: string[];
}

/** A television whose voice is done at once. */
function evening(first: TvView, play: (it: Evening) => void): void {
  const { dispose, it } = createRoot((dispose) => ({ dispose, it: television(first) }));
  play(it);
  dispose();
}

function television(first: TvView): Evening {
  const [store, setStore] = createStore({ now: first });
  const show = (next: TvView): void => setStore("now", reconcile(next));
  const now = (): TvView => store.now;
  const [at, status] = createSignal<Status>({ at: "open" });
  const spoken: string[] = [];
  const listeners: ((events: Happening[]) => void)[] = [];
  const voice: Voice = {
    speak(text, _, __, done) {
      spoken.push(text);
      done();
    },
    hush: () => {},
  };
  const line = {
    status: at,
    onEvents(listener: (events: Happening[]) => void) {
      listeners.push(listener);
      return () => {};
    },
  };
  const caption = createModerator(line, now, () => GAME, {
    voice,
    random: () => 0,
    now: () => Date.now(),
    lines: { house: () => HOUSE, game: () => () => LINES },
  });
  return {
    caption: () => caption()?.text ?? null,
    step: () => caption()?.step ?? null,
    show,
    status,
    spoken,
    happens: (...kinds) => {
      const events = kinds.map((kind, seq): Happening => ({ seq, kind, facts: {}, pace: "none" }));
      for (const listener of listeners) listener(events);
    },
  };
}

describe("the moderator at the table", () => {
  it("says a line a beat after the moment, aloud too, and never again", () => {
    evening(view("table"), ({ caption, happens, spoken }) => {
      happens("sweep");
      expect(caption()).toBeNull();
      vi.advanceTimersByTime(1_200);
      expect(caption()).toBe("Alles für Anna!");
      vi.advanceTimersByTime(4_000);
      expect(caption()).toBeNull();

      vi.advanceTimersByTime(60_000);
      happens("sweep");
      vi.advanceTimersByTime(1_200);
      expect(caption()).toBe("Leer gefegt.");
      vi.advanceTimersByTime(60_000);
      happens("sweep");
      vi.advanceTimersByTime(6_000);
      expect(caption()).toBeNull();
      expect(spoken).toEqual(["Alles für Anna!", "Leer gefegt."]);
    });
  });

  it("remembers after a reload what was said", () => {
    for (const line of ["Alles für Anna!", "Leer gefegt.", null]) {
      evening(view("table"), ({ caption, happens }) => {
        happens("sweep");
        vi.advanceTimersByTime(1_200);
        expect(caption()).toBe(line);
      });
    }
  });

  it("takes the lesser remark when there is nothing left to say about the greater", () => {
    keep("moderator", JSON.stringify({ evening: "KXWP", used: { "fahrstuhl/sweep": [0, 1] } }));
    evening(view("table"), ({ caption, happens }) => {
      happens("exact", "sweep");
      vi.advanceTimersByTime(1_200);
      expect(caption()).toBe("Punktlandung.");
    });
  });

  it("keeps small talk to himself when he is to be brief, and everything when silent", () => {
    evening(view("table", { moderator: "brief" }), ({ caption, happens, show }) => {
      happens("exact");
      vi.advanceTimersByTime(2_000);
      expect(caption()).toBeNull();
      happens("sweep");
      vi.advanceTimersByTime(1_200);
      expect(caption()).toBe("Alles für Anna!");
      show(view("table", { moderator: "silent" }));
      expect(caption()).toBeNull();
    });
    evening(view("table", { moderator: "silent" }), ({ caption, happens }) => {
      happens("sweep");
      vi.advanceTimersByTime(2_000);
      expect(caption()).toBeNull();
    });
  });

  it("is read, not heard, when the host or the remote control has muted", () => {
    evening(view("table", { muted: true }), ({ caption, happens, spoken }) => {
      happens("sweep");
      vi.advanceTimersByTime(1_200);
      expect(caption()).toBe("Alles für Anna!");
      expect(spoken).toEqual([]);
    });
    setVolume(0);
    evening(view("table"), ({ happens, spoken }) => {
      happens("sweep");
      vi.advanceTimersByTime(1_200);
      expect(spoken).toEqual([]);
    });
  });
});

describe("what broke off", () => {
  it("is not told after the line is back", () => {
    evening(view("table"), ({ caption, happens, status }) => {
      happens("sweep");
      status({ at: "lost" });
      vi.advanceTimersByTime(2_000);
      status({ at: "open" });
      vi.advanceTimersByTime(10_000);
      expect(caption()).toBeNull();
    });
  });

  it("ends the line that is shown", () => {
    evening(view("table"), ({ caption, happens, status }) => {
      happens("sweep");
      vi.advanceTimersByTime(1_300);
      status({ at: "lost" });
      expect(caption()).toBeNull();
    });
  });

  it("makes no late guests of those who came meanwhile", () => {
    evening(view("table"), ({ caption, show, status }) => {
      status({ at: "lost" });
      const later = view("table");
      show({ ...later, party: { ...later.party, members: members(5) } });
      status({ at: "open" });
      vi.advanceTimersByTime(5_000);
      expect(caption()).toBeNull();
    });
  });
});

it("a late guest is greeted with the house's own words", () => {
  evening(view("table"), ({ caption, show }) => {
    const later = view("table");
    show({ ...later, party: { ...later.party, members: members(4) } });
    vi.advanceTimersByTime(1_200);
    expect(caption()).toBe("Hallo, Maximiliane!");
  });
});

describe("the explanation", () => {
  it("tells the game that comes next in five sentences, once an evening", () => {
    evening(view("lobby", { moderator: "brief" }), ({ caption, step, spoken }) => {
      expect(caption()).toBeNull();
      vi.advanceTimersByTime(5_000);
      for (const [at, sentence] of LINES.explain.entries()) {
        expect([caption(), step()]).toEqual([sentence, `${at + 1}/5`]);
        vi.advanceTimersByTime(6_000);
      }
      expect(caption()).toBeNull();
      expect(spoken).toEqual(LINES.explain);
      vi.advanceTimersByTime(60_000);
      expect(caption()).toBeNull();
    });
    evening(view("lobby"), ({ caption }) => {
      vi.advanceTimersByTime(60_000);
      expect(caption()).toBeNull();
    });
  });

  it("ends at once when the host starts, and does not come back", () => {
    evening(view("lobby"), ({ caption, show }) => {
      vi.advanceTimersByTime(12_000);
      expect(caption()).toBe("Zwei.");
      show(view("table"));
      expect(caption()).toBeNull();
      show(view("lobby"));
      vi.advanceTimersByTime(60_000);
      expect(caption()).toBeNull();
    });
  });

  it("does not come after a game that began before it", () => {
    evening(view("lobby"), ({ caption, show }) => {
      vi.advanceTimersByTime(1_000);
      show(view("table"));
      vi.advanceTimersByTime(60_000);
      show(view("results"));
      vi.advanceTimersByTime(60_000);
      expect(caption()).toBeNull();
    });
  });

  it("begins anew when another game was looked at meanwhile", () => {
    const other = view("lobby");
    evening(view("lobby"), ({ caption, show }) => {
      vi.advanceTimersByTime(12_000);
      show({ ...other, party: { ...other.party, next: { ...other.party.next, game: "another" } } });
      expect(caption()).toBeNull();
      vi.advanceTimersByTime(5_000);
      expect(caption()).toBe("Eins.");
    });
  });

  it("waits for somebody to tell it to, and for the host's leave", () => {
    const empty = view("lobby");
    evening({ ...empty, party: { ...empty.party, members: [] } }, ({ caption }) => {
      vi.advanceTimersByTime(10_000);
      expect(caption()).toBeNull();
    });
    evening(view("lobby", { moderator: "silent" }), ({ caption }) => {
      vi.advanceTimersByTime(10_000);
      expect(caption()).toBeNull();
    });
  });

  it("lets the winner have the room first", () => {
    evening(view("results"), ({ caption }) => {
      vi.advanceTimersByTime(19_000);
      expect(caption()).toBeNull();
      vi.advanceTimersByTime(1_000);
      expect(caption()).toBe("Eins.");
    });
  });
});
