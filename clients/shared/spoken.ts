// Sets of words of which a page loads one language alone: the one that it speaks.
import { createSignal } from "solid-js";
import {
  fill,
  furtherTexts,
  language,
  type Own,
  type Say,
  standIn,
  type Text,
  type Values,
} from "./language";
import { fetchPart } from "./parts";

type Set<Key extends string> = Record<Own, () => Promise<{ default: Record<Key, Text> }>>;

/** A lookup as `words` gives one, that also knows which keys there are. */
export interface Spoken<Key extends string> extends Say<Key> {
  has(key: string): key is Key;
}

const coming = new Map<string, Promise<void>>();
const [loaded, setLoaded] = createSignal<ReadonlyMap<string, Record<string, Text>>>(new Map());

/**
 * The lookup for a set whose languages come by themselves. It says nothing until one of them is there: a part of the
 * page is shown when `textsHere` says so. After a change of language it goes on in the old one until the new one comes.
 */
export function spokenWords<Key extends string>(set: string, load: Set<Key>): Spoken<Key> {
  function bring(spoken: Own): void {
    const name = `${set}/${spoken}`;
    if (coming.has(name)) return;
    const come = fetchPart(load[spoken]).then(({ default: texts }) => {
      setLoaded((before) => new Map([...before, [name, texts]]));
    });
    coming.set(name, come);
  }

  /** The texts as near to the page's language as they are here, and which language that is. */
  function here(): [Record<string, Text>, Own] {
    const own = standIn(language());
    bring(own);
    for (const spoken of [own, "de", "en"] as const) {
      const texts = loaded().get(`${set}/${spoken}`);
      if (texts) return [texts, spoken];
    }
    return [{}, own];
  }

  function say(key: Key, values: Values = {}): string {
    const further = furtherTexts(set, language())?.[key] as Text | undefined;
    if (further !== undefined) return fill(further, values, language());
    const [texts, spoken] = here();
    return fill(texts[key] ?? "", values, spoken);
  }

  bring(standIn(language()));
  return Object.assign(say, { has: (key: string): key is Key => key in here()[0] });
}

/** Resolves when all sets that have been asked for are there. */
export async function textsHere(): Promise<void> {
  await Promise.all(coming.values());
}
