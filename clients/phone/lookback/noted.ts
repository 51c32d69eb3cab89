// The fingerprints that this phone has noted itself, each when it was dealt: of the evening that it is at.
import { keep, kept } from "../../shared/storage";

const NAME = "seals";
/** Games whose fingerprints are kept, the latest. */
const GAMES = 40;

interface Noted {
  evening: string;
  /** By the game's number, in the order of the deals. */
  games: [number, string[]][];
}

/** Codes come again another day; the secret of this phone does not. */
function eveningOf(code: string): string {
  return `${code} ${kept(`token.${code}`)?.slice(0, 8) ?? ""}`;
}

function read(code: string): Noted {
  const evening = eveningOf(code);
  const nothing: Noted = { evening, games: [] };
  try {
    const found = JSON.parse(kept(NAME) ?? "null") as Noted | null;
    return found?.evening === evening && Array.isArray(found.games) ? found : nothing;
  } catch {
    return nothing;
  }
}

/** Once for each deal, however often it is shown. */
export function note(code: string, game: number, fingerprint: string): void {
  const found = read(code);
  const before = found.games.find(([number]) => number === game)?.[1] ?? [];
  if (before.includes(fingerprint)) return;
  const others = found.games.filter(([number]) => number !== game);
  const games = [...others, [game, [...before, fingerprint]] as [number, string[]]].slice(-GAMES);
  keep(NAME, JSON.stringify({ evening: found.evening, games }));
}

/** What was noted of that game, in the order of the deals. */
export function noted(code: string, game: number): string[] {
  return read(code).games.find(([number]) => number === game)?.[1] ?? [];
}
