// Shithead on the phone.
import { cardName } from "../../../shared/card/names";
import { sentence } from "../../../shared/shithead/sentence";
import { seen } from "../../../shared/shithead/table";
import { together } from "../../../shared/shithead/words";
import { cardDeed } from "../deed";
import type { GamePage } from "../game";
import { held } from "../held";
import { OptionPicture } from "./OptionPicture";
import { headline, programme } from "./programme";
import { Table } from "./Table";
import { find } from "./words";

export const page: GamePage = {
  words: find,
  programme,
  headline,
  sentence,
  deed: (happening) => cardDeed(happening, (cards) => together(cards.map(cardName))),
  OptionPicture,
  held: (table, me) => held(seen(table), me),
  Table,
  learner: true,
};
