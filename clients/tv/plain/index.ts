// The television's table of a game that brought none: its zones by their common names, in the house's own look.
import { programme } from "../../shared/plain/programme";
import { tidy, wordsOf } from "../../shared/plain/texts";
import type { Sound } from "../../shared/sound";
import type { TvGame } from "../game";
import { Headline } from "./Headline";
import { Middle } from "./Middle";
import { remark } from "../moderator/remark";
import { sentence, valuesOf } from "../../shared/plain/sentence";
import { Tally } from "./Tally";

/** How the common kinds of happenings sound. */
const SOUNDS: Record<string, Sound> = {
  dealt: "deal",
  played: "play",
  laid: "play",
  won: "trick",
  trick: "trick",
  over: "win",
};

export function plainGame(game: string): TvGame {
  const words = wordsOf(game);
  return {
    title: () => words("name") ?? tidy(game),
    programme: (options) => programme(options, words),
    Sketch: () => null,
    Headline,
    Middle,
    Tally,
    dealer: (table) => {
      const { dealer } = table.observation;
      return typeof dealer === "number" ? dealer : null;
    },
    sentence: (happening, table) => sentence(happening, table, words),
    // What the eye gets a look at is worth the most.
    remarks: ({ kind, facts, pace }, table) => [
      remark(kind, pace === "look" || pace === "sheet" ? 3 : 1, valuesOf(facts, table, words)),
    ],
    sound: (happening) => SOUNDS[happening.kind] ?? null,
    sheet: () => null,
  };
}
