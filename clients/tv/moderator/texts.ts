// The moderator's lines: those of the house and of this tree's games come one language at a time, a package's with its other words.
import { type Accessor, createResource } from "solid-js";
import { furtherTexts, type Language, language, standIn, type Text, type Texts } from "../../shared/language";
import { textsOf } from "../../shared/plain/texts";
import type { Lines } from "./line";

const HOUSE = import.meta.glob<{ default: Lines }>("../../shared/texts/moderator/*.json");
const GAMES = import.meta.glob<{ default: Lines }>("../../shared/texts/*/moderator/*.json");
const RETRY_MS = 2_000;

type Load = (() => Promise<{ default: Lines }>) | undefined;

/** The lines of the party as such; none until they are loaded. */
export function createHouseLines(): Accessor<Lines> {
  const ours = createLoaded(spokenHere, (spoken) => HOUSE[`../../shared/texts/moderator/${spoken}.json`]);
  return () => (furtherTexts("moderator", language()) as Lines | undefined) ?? ours();
}

/** The lines of that game; none until they are loaded, or if it brought none. */
export function createGameLines(game: Accessor<string>): Accessor<Lines> {
  const file = (spoken: Language): string => `../../shared/texts/${game()}/moderator/${spoken}.json`;
  const ours = createLoaded(
    () => file(spokenHere()),
    (path) => GAMES[path],
  );
  return () => {
    const added = furtherTexts(`${game()}/moderator`, language()) as Lines | undefined;
    if (added !== undefined) return added;
    return GAMES[file(spokenHere())] === undefined ? gathered(textsOf(game()) ?? {}) : ours();
  };
}

/** The language of which there are lines for sure. */
function spokenHere(): Language {
  return standIn(language());
}

function createLoaded<Key extends string>(key: Accessor<Key>, found: (key: Key) => Load): Accessor<Lines> {
  const [loaded] = createResource(key, async (wanted) => ({ wanted, lines: await load(found(wanted)) }));
  return () => {
    const latest = loaded();
    return latest?.wanted === key() ? latest.lines : {};
  };
}

/** Until it succeeds: the line to the house may break while they come. */
async function load(from: Load): Promise<Lines> {
  if (from === undefined) return {};
  for (;;) {
    try {
      return (await from()).default;
    } catch {
      await new Promise((again) => setTimeout(again, RETRY_MS));
    }
  }
}

/** The lines among a package's flat texts: `moderator.KIND.1`, `moderator.KIND.2` … */
export function gathered(texts: Texts): Lines {
  const numbered = Object.entries(texts)
    .map(([key, text]) => ({ found: /^moderator\.(\w+)\.(\d+)$/.exec(key), text }))
    .sort((one, other) => Number(one.found?.[2]) - Number(other.found?.[2]));
  const lines: Record<string, Text[]> = {};
  for (const { found, text } of numbered) {
    const kind = found?.[1];
    if (kind !== undefined) lines[kind] = [...(lines[kind] ?? []), text];
  }
  return lines;
}
