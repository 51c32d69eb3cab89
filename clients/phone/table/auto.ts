// "Your time was up": says so, and what was done instead, since that may be another card than the one drawn out.
import { type Accessor, createEffect, createMemo, on, onCleanup } from "solid-js";
import type { Happening, Me, TableView } from "../../shared/wire";
import { known } from "../games/games";
import { useHouse } from "../house";
import { say } from "../words";

/** The last of all this that was done for that seat and can be told; null: nothing. */
export function deedOf(
  seat: number | null,
  events: readonly Happening[],
  tell: (happening: Happening) => string | null,
): string | null {
  const deeds = events.filter(({ facts }) => seat !== null && facts.seat === seat).map(tell);
  return deeds.filter((deed) => deed !== null).pop() ?? null;
}

export function tellAuto(me: Accessor<Me>, table: Accessor<TableView>): void {
  const { line, notices } = useHouse();
  const auto = createMemo(() => table().auto.some((seat) => seat === me().seat));
  createEffect(
    on(auto, (now) => {
      if (now) notices.show(say("table.auto"));
    }),
  );
  onCleanup(
    line.onEvents((events) => {
      const page = known(table().game);
      const what = auto() && page ? deedOf(me().seat, events, page.deed) : null;
      // After all that the same view brings about: it says more than that the time is up.
      if (what) queueMicrotask(() => notices.show(say("table.auto_what", { what })));
    }),
  );
}
