// Shithead on the phone.
import { sentence } from "../../../shared/shithead/sentence";
import type { GamePage } from "../game";
import { OptionPicture } from "./OptionPicture";
import { headline, programme } from "./programme";
import { Table } from "./Table";
import { find } from "./words";

export const page: GamePage = {
  words: find,
  programme,
  headline,
  sentence,
  OptionPicture,
  Table,
  learner: true,
};
