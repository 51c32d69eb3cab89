// Fahrstuhl on the phone.
import { sentence } from "../../../shared/fahrstuhl/sentence";
import { later } from "../../later";
import type { GamePage } from "../game";
import { Curve } from "./Curve";
import { deed } from "./deed";
import { headline, isLastRound, programme } from "./programme";
import { seen } from "./seen";
import { Table } from "./Table";
import { find } from "./words";

export const page: GamePage = {
  words: find,
  programme,
  headline,
  isLastRound,
  sentence,
  deed,
  OptionPicture: Curve,
  held: (table) => seen(table).hand,
  Table,
  learner: true,
  Sheet: later(() => import("./Sheet").then((part) => part.Sheet)),
};
