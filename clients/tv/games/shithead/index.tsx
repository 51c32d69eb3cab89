// Shithead on the television.
import { houseRules, ruleName } from "../../../shared/shithead/houserules";
import { closing, sentence } from "../../../shared/shithead/sentence";
import { chosen, seen } from "../../../shared/shithead/table";
import type { Sound } from "../../../shared/sound";
import type { TvGame } from "../../game";
import { Headline } from "./Headline";
import { Middle } from "./Middle";
import { remarks } from "./remarks";
import { Sketch } from "./Sketch";
import { TallyChip } from "./Tally";
import { say } from "./words";

const SOUNDS: Record<string, Sound> = {
  dealt: "deal",
  swapped: "play",
  played: "play",
  flipped: "play",
  burned: "burn",
  picked_up: "miss",
  out: "trick",
  over: "win",
};

export const game: TvGame = {
  title: () => say("title"),
  programme: (options) => {
    const rules = houseRules(chosen(options)).map(ruleName);
    return rules.length === 0 ? say("programme") : say("programme.rules", { rules: rules.join(" · ") });
  },
  Sketch,
  Headline,
  Middle,
  Tally: TallyChip,
  dealer: (table) => seen(table).dealer,
  sentence,
  remarks,
  skipped: ({ kind, facts }) => (kind === "skipped" ? (facts.seats as number[]) : []),
  sound: (happening) => SOUNDS[happening.kind] ?? null,
  sheet: () => null,
  closing,
};
