// The words of a game that has no page here: those of this tree come with the page, those of a package from the house.
import { createSignal } from "solid-js";
import {
  fill,
  furtherTexts,
  type Language,
  language,
  standIn,
  type Text,
  type Texts,
  type Values,
} from "../language";

/** A game's own words for a key such as `name` or `action.play`; undefined when it brought none. */
export type GameWords = (key: string, values?: Values) => string | undefined;

const RETRY_MS = 2_000;
const OURS = import.meta.glob<{ default: Texts }>("../texts/*/plain/*.json");
const [loaded, setLoaded] = createSignal<ReadonlyMap<string, Texts>>(new Map());
const asked = new Set<string>();

/** The lookup for a game's own words. They are loaded at the first question; inside a component it is a signal. */
export function wordsOf(game: string): GameWords {
  return (key, values = {}) => {
    const text = textOf(game, key);
    return text === undefined ? undefined : fill(text, values, language());
  };
}

/** A key as people can read it when nobody wrote words for it: `max_cards` → Max cards. */
export function tidy(key: string): string {
  const plain = key.replace(/_+/g, " ").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function textOf(game: string, key: string): Text | undefined {
  return textsOf(game)?.[key];
}

/** All of a game's own words in the language of the page, as they are written; undefined until they are loaded. */
export function textsOf(game: string): Texts | undefined {
  const added = furtherTexts(`${game}/plain`, language());
  if (added !== undefined) return added as Texts;
  const spoken = standIn(language());
  const set = `${game}/${spoken}`;
  if (!asked.has(set)) {
    asked.add(set);
    void load(game, spoken);
  }
  return loaded().get(set);
}

async function load(game: string, spoken: Language): Promise<void> {
  try {
    const texts = await (ours(game, spoken) ?? brought(game, spoken));
    setLoaded((before) => new Map([...before, [`${game}/${spoken}`, texts]]));
  } catch {
    // The line broke while they came: once more, when it may be back.
    setTimeout(() => void load(game, spoken), RETRY_MS);
  }
}

function ours(game: string, spoken: Language): Promise<Texts> | undefined {
  return OURS[`../texts/${game}/plain/${spoken}.json`]?.().then((found) => found.default);
}

/** Rejects when the house cannot be reached. What is no set of words is none. */
async function brought(game: string, spoken: Language): Promise<Texts> {
  const answer = await fetch(`/texts/${encodeURIComponent(game)}/${spoken}.json`);
  const json = answer.headers.get("Content-Type")?.startsWith("application/json");
  return answer.ok && json ? ((await answer.json()) as Texts) : {};
}
