// The phone's page of a game that brought none: its zones by their common names, its actions as buttons in words.
import { list } from "../../shared/listing";
import { programme } from "../../shared/plain/programme";
import { sentence } from "../../shared/plain/sentence";
import { tidy, wordsOf } from "../../shared/plain/texts";
import { turnWords } from "../../shared/plain/turn";
import { spokenCard } from "../../shared/plain/zones";
import { later } from "../later";
import { cardDeed } from "../games/deed";
import type { GamePage } from "../games/game";
import { pictureOf } from "./pictureOf";
import { Table } from "./Table";

export function plainPage(game: string): GamePage {
  const words = wordsOf(game);
  const name = (): string => words("name") ?? tidy(game);
  return {
    words: (key, values) => (key === "name" ? name() : words(key, values)),
    programme: (options) => programme(options, words),
    headline: (table) => ({
      title: name(),
      more: words(`phase.${table.observation.phase}`) ?? turnWords(table),
    }),
    Card: pictureOf(words),
    sentence: (happening, table) => sentence(happening, table, words),
    deed: (happening) => cardDeed(happening, (cards) => list(cards.map((card) => spokenCard(card, words)))),
    Table,
    Sheet: later(() => import("./Sheet").then((part) => part.Sheet)),
  };
}
