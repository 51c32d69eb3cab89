import { describe, expect, it, vi } from "vitest";
import { createVoice, type Speech } from "./voice";

interface Utterance {
  text: string;
  lang: string;
  volume: number;
  voice: { name: string } | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
}

function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, name: lang, default: false, voiceURI: lang };
}

function speaking(voices: SpeechSynthesisVoice[]) {
  const spoken: Utterance[] = [];
  const cancel = vi.fn();
  const speech = {
    getVoices: () => voices,
    speak: (utterance: unknown) => void spoken.push(utterance as Utterance),
    cancel,
  };
  const make = (text: string) => ({ text }) as unknown as SpeechSynthesisUtterance;
  return { voice: createVoice(speech as Speech, make), spoken, cancel };
}

describe("the voice", () => {
  it("is one of the page's language, rather one that lives in the browser", () => {
    const { voice: it, spoken } = speaking([voice("en-GB"), voice("de-DE", false), voice("de_AT")]);
    const done = vi.fn();

    it.speak("Hallo!", "de", 0.5, done);
    expect(spoken).toMatchObject([{ text: "Hallo!", lang: "de_AT", volume: 0.5 }]);
    expect(done).not.toHaveBeenCalled();
    spoken[0]?.onend?.();
    expect(done).toHaveBeenCalledOnce();
  });

  it("is silent without a voice for the language, until one is loaded", () => {
    const voices = [voice("fr-FR")];
    const { voice: it, spoken } = speaking(voices);
    const done = vi.fn();

    it.speak("Hallo!", "de", 1, done);
    expect(spoken).toEqual([]);
    expect(done).toHaveBeenCalledOnce();
    voices.push(voice("de-DE"));
    it.speak("Hallo!", "de", 1, done);
    expect(spoken).toHaveLength(1);
  });

  it("says one thing at a time: the newer ends the older, which is never done", () => {
    const { voice: it, spoken, cancel } = speaking([voice("de-DE")]);
    const [first, second] = [vi.fn(), vi.fn()];

    it.speak("Eins.", "de", 1, first);
    it.speak("Zwei.", "de", 1, second);
    expect(cancel).toHaveBeenCalledOnce();
    spoken[0]?.onend?.();
    spoken[1]?.onend?.();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it("cancels nothing when it is hushed in silence", () => {
    const { voice: it, cancel } = speaking([voice("de-DE")]);

    it.hush();
    expect(cancel).not.toHaveBeenCalled();
  });

  it("is done when the browser refuses, whether it says so or throws", () => {
    const done = vi.fn();
    const { voice: refused, spoken } = speaking([voice("de-DE")]);
    refused.speak("Hallo!", "de", 1, done);
    spoken[0]?.onerror?.();
    expect(done).toHaveBeenCalledTimes(1);

    const broken = (): never => {
      throw new Error("no speech here");
    };
    const make = (text: string) => ({ text }) as unknown as SpeechSynthesisUtterance;
    const speech: Speech = { getVoices: () => [voice("de-DE")], speak: broken, cancel: broken };
    createVoice(speech, make).speak("Hallo!", "de", 1, done);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it("is none in a browser that cannot speak", () => {
    const done = vi.fn();
    vi.stubGlobal("window", {});

    createVoice().speak("Hallo!", "de", 1, done);
    expect(done).toHaveBeenCalledOnce();
  });
});
