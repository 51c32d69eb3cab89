// Parts of a page whose code comes after the page itself.
import { reloadOnce } from "./socket";

const RETRY_MS = 2_000;
/** So often a part is asked for before the page takes itself for an old one: a newer program has other files. */
const TRIES = 3;

/** What `load` brings, however often it has to be asked for. A page that is an old one reloads itself instead. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await load();
    } catch {
      if (tries >= TRIES && (await answers())) reloadOnce();
      await new Promise((again) => setTimeout(again, RETRY_MS));
    }
  }
}

/** Whether the house can be reached: a page that reloads while it cannot ends as the browser's own complaint. */
async function answers(): Promise<boolean> {
  try {
    await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
