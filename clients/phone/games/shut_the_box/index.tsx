// Shut the Box on the phone.
import { sentence } from "../../../shared/shut_the_box/sentence";
import type { GamePage } from "../game";
import { held } from "./held";
import { Picture } from "./Picture";
import { headline, programme } from "./programme";
import { Sheet } from "./Sheet";
import { Table } from "./Table";
import { find } from "./words";

export const page: GamePage = {
  words: find,
  programme,
  headline,
  sentence,
  Card: Picture,
  held,
  Table,
  dealt: false,
  learner: true,
  Sheet,
};
