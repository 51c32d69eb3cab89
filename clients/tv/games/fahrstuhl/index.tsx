// Fahrstuhl on the television.
import type { Sound } from "../../../shared/sound";
import type { TvGame } from "../../game";
import { Headline } from "./Headline";
import { Middle } from "./Middle";
import { chosen, seen } from "./observation";
import { programme } from "./programme";
import { remarks } from "./remarks";
import { shownRound } from "./round";
import { Sketch } from "./Sketch";
import { sentence } from "../../../shared/fahrstuhl/sentence";
import { sheet } from "./sheet";
import { TallyChip } from "./Tally";
import { say } from "./words";

const SOUNDS: Record<string, Sound> = {
  dealt: "deal",
  played: "play",
  trick: "trick",
  round: "exact",
  over: "win",
};

export const game: TvGame = {
  title: () => say("table.title"),
  programme: (options) => programme(chosen(options)),
  Sketch,
  Headline,
  Middle,
  Tally: TallyChip,
  dealer: (table) => shownRound(seen(table), table.hold).dealer,
  sentence,
  remarks,
  sound: (happening) => SOUNDS[happening.kind] ?? null,
  sheet: (table) => sheet(seen(table), chosen(table.options).mode === "hourglass"),
};
