// What will be played, in one line, for any game: the game's own sentence, or the options that have a name.
import { number, type Values } from "../language";
import { type GameWords, tidy } from "./texts";
import { say } from "./words";

/** `programme` with the options' values in it, else the tagline, else option by option. */
export function programme(options: Record<string, unknown>, words: GameWords): string {
  return words("programme", values(options)) ?? words("tagline") ?? listed(options, words);
}

function values(options: Record<string, unknown>): Values {
  const given: Values = {};
  for (const [name, value] of Object.entries(options)) {
    given[name] = typeof value === "number" ? value : valueWords(value);
  }
  return given;
}

function listed(options: Record<string, unknown>, words: GameWords): string {
  return Object.entries(options)
    .filter(([, value]) => typeof value !== "boolean" && !Array.isArray(value))
    .map(([name, value]) =>
      say("programme", {
        label: words(`option.${name}`) ?? tidy(name),
        value: words(`option.${name}.${value}`) ?? valueWords(value),
      }),
    )
    .slice(0, 3)
    .join(" · ");
}

/** An option's value when nobody wrote words for it. */
export function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "number") return number(value);
  return typeof value === "string" ? tidy(value) : String(value);
}
