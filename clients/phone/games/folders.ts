// The games that have pages here: each a folder, loaded when it is needed.
import type { GamePage } from "./game";

export const FOLDERS = import.meta.glob<{ page: GamePage }>("./*/index.tsx");

/** Their names. */
export const OURS: string[] = Object.keys(FOLDERS).map((path) => path.split("/")[1] ?? "");
