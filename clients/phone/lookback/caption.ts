// Who did what, in one or two sentences.
import { actionWords } from "../../shared/plain/actions";
import { wordsOf } from "../../shared/plain/texts";
import type { Moment } from "../../shared/wire";
import type { GamePage } from "../games/game";
import { say } from "../../shared/lookback/words";

/** What the last action came to, in the game's words; else the action itself, in what words there are. */
export function caption(moment: Moment, page: GamePage): string {
  if (moment.step === 0) return say("start");
  const told = moment.events.map((happening) => page.sentence(happening, moment.table));
  const sentences = told.filter((sentence) => sentence !== null);
  if (sentences.length > 0) return sentences.join(" ");
  const name = moment.table.seats.find((seat) => seat.seat === moment.actor)?.name;
  if (name === undefined) return say("table_acts");
  return say("acts", { name, what: actionWords(moment.action ?? "", wordsOf(moment.table.game)) });
}
