// Fahrstuhl on the phone.
import { sentence } from "../../../shared/fahrstuhl/sentence";
import type { GamePage } from "../game";
import { Curve } from "./Curve";
import { headline, programme } from "./programme";
import { Sheet } from "./Sheet";
import { Table } from "./Table";
import { find } from "./words";

export const page: GamePage = {
  words: find,
  programme,
  headline,
  sentence,
  OptionPicture: Curve,
  Table,
  learner: true,
  Sheet,
};
