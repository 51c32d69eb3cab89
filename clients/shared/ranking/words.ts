// Words for the evening's ranking, on the television and on phones.
import { number, words } from "../language";
import { list } from "../listing";
import de from "../texts/ranking/de.json";
import en from "../texts/ranking/en.json";
import type { GameView, RankingView } from "../wire";

export const say = words("ranking", { de, en });

/** What the games count that these pages have words for, the most telling first. */
export const FEATS = ["exact_bids", "boxes", "longest_skip_chain", "piles"] as const;

/** Points as people write them: whole or with a half. */
export function points(value: number): string {
  return number(value);
}

/** "3 Punkte", "1 point", "2,5 Punkte". */
export function pointsOf(value: number): string {
  return say("ranking.points", { count: value, points: points(value) });
}

/** A game's name, or what stands above it, with what it counts: "Raffle", "Raffle (zählt doppelt)". */
export function weighed(name: string, weight: number): string {
  return weight === 2 ? `${name} (${say("ranking.double")})` : name;
}

/** How places became points, and in which of these games they counted double. */
export function ruleOf(games: readonly GameView[]): string {
  const double = games.flatMap(({ weight }, at) => (weight === 2 ? [at + 1] : []));
  const rule = say("ranking.rule");
  return double.length === 0
    ? rule
    : `${rule} ${say("ranking.doubled", { count: double.length, games: double.join(", ") })}`;
}

/** For whom the last game counts nothing, and why; null where it counts for all who sat there. */
export function uncounted(ranking: RankingView): string | null {
  return without(ranking, "ranking.uncounted");
}

/** The same beside the places of that very game. */
export function uncountedHere(ranking: RankingView): string | null {
  return without(ranking, "ranking.uncounted_here");
}

function without({ counts, uncounted }: RankingView, key: "ranking.uncounted" | "ranking.uncounted_here") {
  if (uncounted.length === 0) return null;
  // A row of all names would tell less than that there is nobody.
  if (!counts) return say(`${key}_all`);
  return say(key, { names: list(uncounted) });
}

/** What is told of a person beside the points, one line each. */
export function deeds(feats: Readonly<Record<string, number>>): string[] {
  return FEATS.filter((feat) => (feats[feat] ?? 0) > 0).map((feat) =>
    say(`feat.${feat}`, { count: feats[feat] ?? 0 }),
  );
}
