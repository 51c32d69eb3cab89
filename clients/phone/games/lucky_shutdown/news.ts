// The last thing that happened, as a sentence, for eyes that are on the phone.
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { nameOf } from "../../../shared/lucky_shutdown/seen";
import { sentence } from "../../../shared/lucky_shutdown/sentence";
import type { Happening, TableView } from "../../../shared/wire";
import { useHouse } from "../../house";

/** What says nothing new to who sees the pile. */
const QUIET = ["refilled", "laid", "over"];

export function createNews(table: Accessor<TableView>): Accessor<string> {
  const { line } = useHouse();
  const [last, setLast] = createSignal<Happening | null>(null);
  onCleanup(
    line.onEvents((happenings) => {
      const worth = happenings.filter(({ kind }) => !QUIET.includes(kind));
      if (worth.length > 0) setLast(worth[worth.length - 1] ?? null);
    }),
  );
  return () => {
    const happening = last();
    return happening === null ? "" : (sentence(happening, (seat) => nameOf(table(), seat)) ?? "");
  };
}
