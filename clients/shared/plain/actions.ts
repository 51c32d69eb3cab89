// An action of any game in words: the game's own for the verb, the common ones, or the verb as it is.
import type { Values } from "../language";
import { read } from "./notation";
import { type GameWords, tidy } from "./texts";
import { list } from "../listing";
import { common } from "./words";
import { spokenCard } from "./zones";

/**
 * `play 7h` → Herz-7 legen. A text may hold `{what}` for everything named, `{1}`, `{2}` … for one of it.
 * `action.VERB.N` is for just N things, such as `action.play.0` for none; else it is `action.VERB`.
 */
export function actionWords(notation: string, words: GameWords): string {
  const { verb, parts } = read(notation);
  const names = parts.map((part) => spokenCard(part, words));
  const values: Values = { what: list(names) };
  names.forEach((name, at) => {
    values[at + 1] = name;
  });
  return told(verb, values, words) ?? told(verb, values, common) ?? bare(tidy(verb), values);
}

function told(verb: string, values: Values, words: GameWords): string | undefined {
  const count = Object.keys(values).length - 1;
  const exact = words(`action.${verb}.${count}`, values);
  if (exact !== undefined) return exact;
  const sentence = words(`action.${verb}`, values);
  if (sentence === undefined) return undefined;
  const hollow = words(`action.${verb}`) === sentence;
  if (count === 0)
    return hollow && sentence === words(`action.${verb}`, { what: "?" }) ? sentence : undefined;
  return hollow ? bare(sentence, values) : sentence;
}

/** The verb, then what it is about. */
function bare(verb: string, values: Values): string {
  return values.what === "" ? verb : `${verb}: ${values.what}`;
}
