// The books of rules, one for each game and language, loaded when somebody opens one: ours, or what a package brought.
import { createSignal } from "solid-js";
import { furtherTexts, type Language, standIn } from "../../shared/language";
import type { Book } from "./book";

const RETRY_MS = 2_000;
const OURS = import.meta.glob<{ default: Partial<Book> }>("../../shared/texts/*/rules/*.json");
const [loaded, setLoaded] = createSignal<ReadonlyMap<string, Partial<Book>>>(new Map());
const asked = new Set<string>();

/** What a game's book holds in that language; undefined while it is on its way. A signal. */
export function bookOf(game: string, spoken: Language): Partial<Book> | undefined {
  const added = furtherTexts(`${game}/rules`, spoken);
  if (added !== undefined) return added as Partial<Book>;
  const name = `${game}/${standIn(spoken)}`;
  if (!asked.has(name)) {
    asked.add(name);
    void load(game, standIn(spoken));
  }
  return loaded().get(name);
}

async function load(game: string, spoken: Language): Promise<void> {
  try {
    const book = await (ours(game, spoken) ?? brought(game, spoken));
    setLoaded((before) => new Map([...before, [`${game}/${spoken}`, book]]));
  } catch {
    // The line broke while it came: once more, when it may be back.
    setTimeout(() => void load(game, spoken), RETRY_MS);
  }
}

function ours(game: string, spoken: Language): Promise<Partial<Book>> | undefined {
  return OURS[`../../shared/texts/${game}/rules/${spoken}.json`]?.().then((found) => found.default);
}

/** Rejects when the house cannot be reached. A package need not bring any. */
async function brought(game: string, spoken: Language): Promise<Partial<Book>> {
  const answer = await fetch(`/texts/${encodeURIComponent(game)}/rules/${spoken}.json`);
  const json = answer.headers.get("Content-Type")?.startsWith("application/json");
  return answer.ok && json ? ((await answer.json()) as Partial<Book>) : {};
}
