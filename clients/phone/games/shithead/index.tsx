// Shithead on the phone.
import type { GamePage } from "../game";
import { OptionPicture } from "./OptionPicture";
import { headline, programme } from "./programme";
import { Table } from "./Table";
import { find } from "./words";

export const page: GamePage = {
  words: find,
  programme,
  headline,
  OptionPicture,
  Table,
  learner: true,
};
