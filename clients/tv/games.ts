// The games this page can show: each a folder, loaded when it is played; one without a folder has the plain table.
import { type Accessor, createResource } from "solid-js";
import { fetchPart } from "../shared/parts";
import { textsHere } from "../shared/spoken";
import type { TvGame } from "./game";

const FOLDERS = import.meta.glob<{ game: TvGame }>("./games/*/index.tsx");

/** The games that have a folder. */
export const OURS: string[] = Object.keys(FOLDERS).map((path) => path.split("/")[2] ?? "");

/** The game of that name once it is loaded; undefined until then, and never the one before it. */
export function createGame(name: Accessor<string>): Accessor<TvGame | undefined> {
  const [loaded] = createResource(name, async (wanted) => ({ name: wanted, game: await load(wanted) }));
  return () => {
    const latest = loaded();
    return latest?.name === name() ? latest.game : undefined;
  };
}

/** What the games of these names are called, as far as they are loaded. */
export function createTitles(names: Accessor<readonly string[]>): (name: string) => string {
  const key = (): string => [...new Set(names())].sort().join(" ");
  const [loaded] = createResource(key, async (wanted) => {
    const all = wanted.split(" ").filter((name) => name !== "");
    return new Map(await Promise.all(all.map(async (name) => [name, await load(name)] as const)));
  });
  return (name) => loaded.latest?.get(name)?.title() ?? "";
}

async function load(name: string): Promise<TvGame> {
  const own = FOLDERS[`./games/${name}/index.tsx`];
  if (own) {
    const { game } = await fetchPart(own);
    await textsHere();
    return game;
  }
  return (await fetchPart(() => import("./plain"))).plainGame(name);
}
