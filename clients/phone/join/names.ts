// A name for whoever does not want to type one.

/** One of the comma-separated `names`; `random` gives numbers from 0 up to 1. */
export function suggestName(names: string, random: () => number): string {
  const list = names.split(",").map((name) => name.trim());
  return list[Math.floor(random() * list.length)] ?? "";
}
