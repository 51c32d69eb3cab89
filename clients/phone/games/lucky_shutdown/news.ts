// The last thing that happened, as a sentence, for eyes that are on the phone.
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { onReturn } from "../../../shared/line/returned";
import { nameOf } from "../../../shared/lucky_shutdown/seen";
import { sentence } from "../../../shared/lucky_shutdown/sentence";
import { type LuckySay, say } from "../../../shared/lucky_shutdown/words";
import type { Happening, TableView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say as sayHere } from "./words";

/** What says nothing new to who sees the pile. */
const QUIET = ["refilled", "laid", "over"];

/** What is said to whom it was that did it. */
const sayToMe: LuckySay = (key, values) => {
  const mine = `mine.${key}`;
  return sayHere.has(mine) ? sayHere(mine, values) : say(key, values);
};

export function createNews(table: Accessor<TableView>, mine: Accessor<number | null>): Accessor<string> {
  const { line } = useHouse();
  // Whoever takes a seat later has done nothing of it.
  const [last, setLast] = createSignal<{ happening: Happening; mine: number | null } | null>(null);
  onCleanup(
    line.onEvents((happenings) => {
      const happening = happenings.filter(({ kind }) => !QUIET.includes(kind)).pop();
      if (happening) setLast({ happening, mine: mine() });
    }),
  );
  onReturn(line.status, () => setLast(null));
  return () => {
    const told = last();
    return told === null ? "" : news(told.happening, table(), told.mine);
  };
}

/** `mine`: the seat of whom it is told. */
export function news(happening: Happening, table: TableView, mine: number | null): string {
  const { seat, seats } = happening.facts;
  const isAmong = mine !== null && Array.isArray(seats) && seats.includes(mine);
  const isMine = isAmong || (mine !== null && seat === mine);
  const name = (one: number): string => (isAmong && one === mine ? sayHere("mine.name") : nameOf(table, one));
  return sentence(happening, name, isMine ? sayToMe : say) ?? "";
}
