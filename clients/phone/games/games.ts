// Finds a game's folder by the game's name and loads it when it is needed; a game without one has the plain page.
import { createSignal } from "solid-js";
import { fetchPart } from "../../shared/parts";
import { textsHere } from "../../shared/spoken";
import { tidy } from "../../shared/plain/texts";
import { FOLDERS } from "./folders";
import type { GamePage } from "./game";

const [pages, setPages] = createSignal<ReadonlyMap<string, GamePage>>(new Map());
const asked = new Set<string>();

/** The game's page once it is loaded; a signal. */
export function known(game: string): GamePage | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    void load(game);
  }
  return pages().get(game);
}

/** What people call it; the key itself, made readable, as long as nobody wrote a name. */
export function nameOf(game: string): string {
  return known(game)?.words("name") ?? tidy(game);
}

async function load(game: string): Promise<void> {
  const page = await fetchPart(() => own(game) ?? plain(game));
  await textsHere();
  setPages((before) => new Map([...before, [game, page]]));
}

function own(game: string): Promise<GamePage> | undefined {
  return FOLDERS[`./${game}/index.tsx`]?.().then((found) => found.page);
}

async function plain(game: string): Promise<GamePage> {
  const { plainPage } = await import("../plain");
  return plainPage(game);
}
