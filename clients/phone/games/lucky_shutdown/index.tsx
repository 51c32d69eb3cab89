// Lucky Shutdown on the phone.
import { Card } from "../../../shared/lucky_shutdown/Card";
import { cardsName } from "../../../shared/lucky_shutdown/names";
import { nameOf, seen } from "../../../shared/lucky_shutdown/seen";
import { sentence } from "../../../shared/lucky_shutdown/sentence";
import { cardDeed } from "../deed";
import type { GamePage } from "../game";
import { held } from "../held";
import { headline, programme } from "./programme";
import { Table } from "./Table";
import { find } from "./words";

export const page: GamePage = {
  words: find,
  programme,
  headline,
  sentence: (happening, table) => sentence(happening, (seat) => nameOf(table, seat)),
  deed: (happening) => cardDeed(happening, cardsName),
  Card,
  held: (table, me) => held(seen(table), me),
  Table,
  learner: true,
};
