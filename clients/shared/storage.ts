// What this browser remembers; where storage is switched off, this page remembers it as long as it is open.

const PREFIX = "couchtisch.";
const memory = new Map<string, string>();

/** The value kept under that name, or null. */
export function kept(name: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Keeps a value under a name; null forgets it. */
export function keep(name: string, value: string | null): void {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) window.localStorage.removeItem(PREFIX + name);
    else window.localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows and messengers' browsers may refuse; the page's own memory has it.
  }
}
