// Finds a game's folder by the game's name and loads it when it is needed.
import { createSignal } from "solid-js";
import type { GamePage } from "./game";

const RETRY_MS = 2_000;
const FOLDERS = import.meta.glob<{ page: GamePage }>("./*/index.tsx");
const [pages, setPages] = createSignal<ReadonlyMap<string, GamePage>>(new Map());
const asked = new Set<string>();

/** The game's page once it is loaded; a signal. Undefined for good when nobody brought a page for it. */
export function known(game: string): GamePage | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    void load(game);
  }
  return pages().get(game);
}

/** Whether there is a page for that game at all. */
export function exists(game: string): boolean {
  return path(game) in FOLDERS;
}

async function load(game: string): Promise<void> {
  try {
    const found = await FOLDERS[path(game)]?.();
    if (found) setPages((before) => new Map([...before, [game, found.page]]));
  } catch {
    // The line broke while it came: once more, when it may be back.
    setTimeout(() => void load(game), RETRY_MS);
  }
}

function path(game: string): string {
  return `./${game}/index.tsx`;
}
