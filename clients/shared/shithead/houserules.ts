// Which house rules are on, so that nobody has to remember what was agreed.
import type { Options } from "../games/shithead";
import { say } from "./words";

/** What differs from the usual rules, in the order of the form. */
const DIFFERS = {
  speed_mode: (options: Options) => options.speed_mode,
  packs: (options: Options) => options.packs === 2,
  king_reverse: (options: Options) => options.king_reverse && !options.speed_mode,
  eight_skip: (options: Options) => options.eight_skip && !options.speed_mode,
  nine_invisible: (options: Options) => options.nine_invisible,
  triple_seven: (options: Options) => options.triple_seven,
  seven_on_seven: (options: Options) => options.seven_on_seven,
  mirror_in_quad: (options: Options) => options.mirror_in_quad,
  ten_on_higher: (options: Options) => !options.ten_on_higher,
  tournament: (options: Options) => options.tournament && !options.speed_mode,
} as const;

export type HouseRule = keyof typeof DIFFERS;

export function houseRules(options: Options): HouseRule[] {
  return (Object.keys(DIFFERS) as HouseRule[]).filter((rule) => DIFFERS[rule](options));
}

/** Two or three words: "König dreht um". */
export function ruleName(rule: HouseRule): string {
  return say(`rule.${rule}`);
}

/** The same as a sentence. */
export function ruleMeans(rule: HouseRule, options: Options): string {
  return say(`rule.${rule}.means`, { seconds: options.speed_idle_s });
}
