// What the moderator has said this evening: kept by this television, so that no reload brings a line twice.
import { keep, kept } from "../../shared/storage";

export interface Memory {
  /** Which lines of that kind have been said; a kind is `SET/KIND`. */
  used(kind: string): readonly number[];
  said(kind: string, at: number): void;
}

const NAME = "moderator";

interface Kept {
  evening: string;
  used: Record<string, number[]>;
}

/**
 * Of one evening, by its code; what another evening has heard is forgotten with its first line. While the host hides the
 * code it is empty, and the evening is the one that is remembered.
 */
export function memoryOf(evening: string): Memory {
  const read = (): Kept => {
    const found = parse(kept(NAME));
    const same = found !== null && (found.evening === evening || found.evening === "" || evening === "");
    return same ? found : { evening, used: {} };
  };
  return {
    used: (kind) => read().used[kind] ?? [],
    said(kind, at) {
      const before = read();
      const used = { ...before.used, [kind]: [...(before.used[kind] ?? []), at] };
      keep(NAME, JSON.stringify({ evening: evening || before.evening, used } satisfies Kept));
    },
  };
}

/** Null for what was never written by this page. */
function parse(text: string | null): Kept | null {
  try {
    const found = JSON.parse(text ?? "null");
    const whole = typeof found?.evening === "string" && typeof found.used === "object" && found.used !== null;
    return whole ? found : null;
  } catch {
    return null;
  }
}
