// What the moderator says, on the screen and aloud: one thing at a time, as long as it takes to read and to hear.
import { type Accessor, createSignal } from "solid-js";
import type { Language } from "../../shared/language";
import type { Voice } from "./voice";

export interface Caption {
  text: string;
  /** Which of several sentences it is, such as `1/5`; null: a line by itself. */
  step: string | null;
}

export interface Captions {
  now: Accessor<Caption | null>;
  /** Shows and speaks it instead of what was there, at least so many milliseconds; `then` it is over. */
  show(caption: Caption, least: number, then?: () => void): void;
  /** What is spoken ends, what is shown stays its time. */
  hush(): void;
  /** All of it ends, and nothing comes after it. */
  clear(): void;
}

/** An engine that never says that it has finished speaking holds nothing up for longer, in milliseconds. */
const LONGEST = 12_000;

/** How long a line of that many letters is looked at, in milliseconds. */
export function readingTime(letters: number): number {
  return Math.min(6_000, Math.max(4_000, 1_500 + 65 * letters));
}

/** `loudness`: of the voice, from 0 to 1; at 0 it does not speak at all. */
export function createCaptions(voice: Voice, language: Accessor<Language>, loudness: () => number): Captions {
  const [now, setNow] = createSignal<Caption | null>(null);
  let timers: ReturnType<typeof setTimeout>[] = [];
  let heard: () => void = () => {};

  function stop(): void {
    timers.forEach(clearTimeout);
    timers = [];
    heard = () => {};
    voice.hush();
  }

  return {
    now,
    show(caption, least, then = () => {}) {
      stop();
      setNow(caption);
      const open = new Set(["eye", "ear"]);
      const done = (sense: string): void => {
        open.delete(sense);
        if (open.size > 0) return;
        stop();
        setNow(null);
        then();
      };
      heard = () => done("ear");
      timers = [setTimeout(() => done("eye"), least), setTimeout(heard, LONGEST)];
      const loud = loudness();
      if (loud > 0) voice.speak(caption.text, language(), loud, heard);
      else heard();
    },
    hush() {
      voice.hush();
      heard();
    },
    clear() {
      stop();
      setNow(null);
    },
  };
}
