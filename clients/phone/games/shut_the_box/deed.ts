// What the clock did in my place.
import { list } from "../../../shared/listing";
import type { Happening } from "../../../shared/wire";
import { say } from "./words";

export function deed({ kind, facts }: Happening): string | null {
  const numbers = kind === "thrown" ? facts.dice : kind === "shut" ? facts.flaps : null;
  if (!Array.isArray(numbers)) return null;
  return say(`auto.${kind as "thrown" | "shut"}`, { what: list(numbers.map(String)) });
}
