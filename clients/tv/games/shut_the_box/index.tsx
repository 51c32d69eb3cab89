// Shut the Box on the television.
import { closing, sentence } from "../../../shared/shut_the_box/sentence";
import type { Sound } from "../../../shared/sound";
import type { TvGame } from "../../game";
import { Headline } from "./Headline";
import { Middle } from "./Middle";
import { programme } from "./programme";
import { remarks } from "./remarks";
import { Sketch } from "./Sketch";
import { Tally } from "./Tally";
import { TUMBLE } from "./tumble";
import { say } from "./words";

const SOUNDS: Record<string, Sound> = {
  thrown: "roll",
  shut: "shut",
  turn_over: "miss",
  eliminated: "miss",
  shut_the_box: "exact",
  over: "win",
};

export const game: TvGame = {
  title: () => say("title"),
  programme,
  Sketch,
  Headline,
  Middle,
  Tally,
  dealer: () => null,
  sentence,
  remarks,
  // Nobody is to hear what was thrown while the dice roll.
  settles: ({ kind }) => (kind === "thrown" ? TUMBLE : 0),
  sound: (happening) => SOUNDS[happening.kind] ?? null,
  // Each total stands on its seat's plate; a sheet after every round would only hold up the dice.
  sheet: () => null,
  closing,
  score: (count) => say("score", { count }),
};
