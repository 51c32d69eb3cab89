// Who is being skipped just now: told one after another, as a finger would go round the table.
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { TvLine } from "../App";
import type { TvGame } from "../game";

/** How long it is to be seen at a seat, and how much later at the next one, in milliseconds. */
const SHOWN = 2400;
export const STEP = 320;

/** The seats that are skipped, in their order; a seat stands there as often as it is hit. */
export function createSkips(onEvents: TvLine["onEvents"], game: () => TvGame): Accessor<readonly number[]> {
  const [skipped, setSkipped] = createSignal<readonly number[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(
    onEvents((happenings) => {
      const seats = happenings.flatMap((happening) => game().skipped?.(happening) ?? []);
      if (seats.length === 0) return;
      setSkipped(seats);
      clearTimeout(timer);
      timer = setTimeout(() => setSkipped([]), SHOWN + STEP * seats.length);
    }),
  );
  onCleanup(() => clearTimeout(timer));
  return skipped;
}
