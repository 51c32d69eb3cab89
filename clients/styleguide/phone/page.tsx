// A phone's page at the end of a line that only ever says one thing.
import "../../shared/fonts.css";
import "../../shared/tokens.css";
import "../../phone/page.css";
import { createSignal, type JSX } from "solid-js";
import { App } from "../../phone/App";
import { furnish, HouseContext } from "../../phone/house";
import { type Layer, lay } from "../../phone/layer";
import type { Line, PhoneIntents, Status } from "../../shared/socket";
import type { Happening, PhoneView } from "../../shared/wire";

function still(
  view: PhoneView | null,
  status: Status,
  { events = [], answers = {} }: Pick<More, "events" | "answers">,
): Line<PhoneView, PhoneIntents> {
  const [arrived] = createSignal(performance.now());
  return {
    status: () => status,
    view: { now: view },
    hall: () => null,
    arrived,
    onEvents(listener) {
      setTimeout(() => listener(events), 50);
      return () => undefined;
    },
    onReaction: () => () => undefined,
    ask: (name, ...said) => Promise.resolve(answerTo(answers[name], said) as never),
    redial: () => undefined,
  };
}

function answerTo(answer: unknown, said: unknown[]): unknown {
  return typeof answer === "function" ? answer(...said) : (answer ?? { type: "done" });
}

interface More {
  status?: Status;
  layer?: Layer;
  notice?: string;
  /** What is pressed once the page is there, one after the other. */
  press?: string | string[];
  events?: Happening[];
  /** What the house answers by the intent's name, or how it finds that; where it is more than "done". */
  answers?: Partial<Record<keyof PhoneIntents, unknown>>;
}

export function page(view: PhoneView | null, more: More = {}): () => JSX.Element {
  return () => {
    const house = furnish("KXWP", still(view, more.status ?? { at: "open" }, more));
    if (more.layer) lay(more.layer);
    const presses = typeof more.press === "string" ? [more.press] : (more.press ?? []);
    void pressAll(presses);
    if (more.notice) house.notices.show(more.notice, "bad");
    return (
      <HouseContext.Provider value={house}>
        <App />
      </HouseContext.Provider>
    );
  };
}

/** One after the other, each as soon as it is there: parts of the page come later than the page. */
async function pressAll(presses: string[]): Promise<void> {
  for (const press of presses) {
    let found: HTMLElement | null = null;
    while (!found) {
      await new Promise((done) => setTimeout(done, 50));
      found = document.querySelector<HTMLElement>(press);
    }
    found.click();
  }
}

export function happened(kind: string, facts: Record<string, unknown>): Happening {
  return { seq: 0, kind, facts, pace: "none" };
}
