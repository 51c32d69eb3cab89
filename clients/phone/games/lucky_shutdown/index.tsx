// Lucky Shutdown on the phone.
import { Card } from "../../../shared/lucky_shutdown/Card";
import type { GamePage } from "../game";
import { headline, programme } from "./programme";
import { Table } from "./Table";
import { find } from "./words";

export const page: GamePage = { words: find, programme, headline, Card, Table, learner: true };
