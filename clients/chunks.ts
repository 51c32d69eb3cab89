// Which modules of a page come in one file: the default is dozens of small ones.

/** What the builder knows of a module: who imports it at once. */
interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** What is loaded before anybody can play: the page behind the door, and a game. */
const BEHIND_THE_DOOR = /[\\/]phone[\\/]evening[\\/]Evening\.tsx$/;
const GAME = /[\\/]games[\\/]\w+[\\/]index\.tsx$/;

/** Whether it comes before one can play: with the page behind the door, or with a game. */
export function isPlayed(id: string, graph: Graph): boolean {
  const around = [...ancestors(id, graph)];
  return around.some((each) => BEHIND_THE_DOOR.test(each) || GAME.test(each));
}

/** All modules that cannot be loaded without that one, itself included. */
function ancestors(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) ancestors(importer, graph, found);
  return found;
}
