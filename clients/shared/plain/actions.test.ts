import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Texts } from "../language";
import type { GameWords } from "./texts";

// The language is chosen when the page loads; these tests run without a page.
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["de"] });
vi.stubGlobal("window", {});

const { fill, speak } = await import("../language");
const { actionWords } = await import("./actions");

/** A game's own words. */
function own(texts: Texts = {}): GameWords {
  return (key, values = {}) => {
    const text = texts[key];
    return text === undefined ? undefined : fill(text, values, "de");
  };
}

beforeEach(() => speak("de"));

describe("an action in words", () => {
  it("has the common words for a common verb", () => {
    expect(actionWords("play 7h", own())).toBe("Herz-7 legen");
    expect(actionWords("play 7h 7d", own())).toBe("Herz-7 und Karo-7 legen");
    expect(actionWords("swap Ah 10s", own())).toBe("Herz-Ass gegen Pik-10 tauschen");
    expect(actionWords("pickup", own())).toBe("Stapel aufnehmen");
    expect(actionWords("bid 2", own())).toBe("2 ansagen");
  });

  it("follows the language", () => {
    speak("en");

    expect(actionWords("play 7h", own())).toBe("Play 7 of hearts");
  });

  it("shows an unknown verb as it is, nicely", () => {
    expect(actionWords("jump_over 3 7h", own())).toBe("Jump over: 3 und Herz-7");
    expect(actionWords("jump_over", own())).toBe("Jump over");
  });

  it("has no hole where a common verb names something else than usual", () => {
    expect(actionWords("play", own())).toBe("Play");
    expect(actionWords("pass 3", own())).toBe("Pass: 3");
  });

  it("prefers the game's own words, for the number of things first", () => {
    const words = own({
      "action.play": "{what} zücken",
      "action.play.2": "Paar {1} + {2}",
      "action.bid": "Bieten",
      "card.x": "Joker",
    });

    expect(actionWords("play x", words)).toBe("Joker zücken");
    expect(actionWords("play x 7h", words)).toBe("Paar Joker + Herz-7");
    expect(actionWords("bid 4", words)).toBe("Bieten: 4");
    expect(actionWords("bid", words)).toBe("Bieten");
  });
});
