// Lucky Shutdown on the phone.
import { Card } from "../../../shared/lucky_shutdown/Card";
import { nameOf } from "../../../shared/lucky_shutdown/seen";
import { sentence } from "../../../shared/lucky_shutdown/sentence";
import type { GamePage } from "../game";
import { headline, programme } from "./programme";
import { Table } from "./Table";
import { find } from "./words";

export const page: GamePage = {
  words: find,
  programme,
  headline,
  sentence: (happening, table) => sentence(happening, (seat) => nameOf(table, seat)),
  Card,
  Table,
  learner: true,
};
