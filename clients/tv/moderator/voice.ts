// The moderator's voice, where the television's browser has one for the language; elsewhere the captions are all there is.
import type { Language } from "../../shared/language";

/** The part of the browser's speech that is used; tests put their own in its place. */
export interface Speech {
  getVoices(): SpeechSynthesisVoice[];
  speak(utterance: SpeechSynthesisUtterance): void;
  cancel(): void;
}

export interface Voice {
  /** Speaks, instead of what it spoke before. `done`: it is over, or there is nothing to hear. */
  speak(text: string, language: Language, loudness: number, done: () => void): void;
  /** Falls silent; nothing is `done` then. */
  hush(): void;
}

const RATE = 1.02;

/** `make` puts words into the browser's form; both are missing where the browser cannot speak. */
export function createVoice(
  speech: Speech | undefined = window.speechSynthesis,
  make: ((text: string) => SpeechSynthesisUtterance) | undefined = maker(),
): Voice {
  // Kept while it is heard: some engines forget an utterance that nobody holds, and never say that it ended.
  let current: SpeechSynthesisUtterance | null = null;
  // Engines load their voices at the first question; those that come late are there for the next line.
  attempt(() => speech?.getVoices());

  function hush(): void {
    if (current === null) return;
    current.onend = current.onerror = null;
    current = null;
    attempt(() => speech?.cancel());
  }

  return {
    hush,
    speak(text, language, loudness, done) {
      hush();
      const voice = attempt(() => suited(speech?.getVoices() ?? [], language));
      if (speech === undefined || make === undefined || voice === undefined) return done();
      const words = make(text);
      const over = (): void => {
        if (current !== words) return;
        current = null;
        done();
      };
      words.voice = voice;
      words.lang = voice.lang;
      words.volume = loudness;
      words.rate = RATE;
      words.onend = over;
      // Such as before the first key press, which some browsers wait for.
      words.onerror = over;
      current = words;
      try {
        speech.speak(words);
      } catch {
        over();
      }
    },
  };
}

/** A voice that lives in the browser is there at once, one from the net perhaps not at all. */
function suited(
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): SpeechSynthesisVoice | undefined {
  const known = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return known.find(({ localService }) => localService) ?? known[0];
}

function maker(): ((text: string) => SpeechSynthesisUtterance) | undefined {
  return typeof SpeechSynthesisUtterance === "function"
    ? (text) => new SpeechSynthesisUtterance(text)
    : undefined;
}

/** Speech is a guest in many engines: whatever it throws, the table goes on. */
function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
