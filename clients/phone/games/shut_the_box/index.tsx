// Shut the Box on the phone.
import { sentence } from "../../../shared/shut_the_box/sentence";
import { later } from "../../later";
import type { GamePage } from "../game";
import { deed } from "./deed";
import { held } from "./held";
import { Picture } from "./Picture";
import { headline, isLastRound, programme } from "./programme";
import { Table } from "./Table";
import { find, say } from "./words";

export const page: GamePage = {
  words: find,
  scores: () => say("scores"),
  programme,
  headline,
  isLastRound,
  sentence,
  deed,
  Card: Picture,
  held,
  Table,
  dealt: false,
  learner: true,
  Sheet: later(() => import("./Sheet").then((part) => part.Sheet)),
};
