// Who comes in is heard: most look at the phone in their hand just then.
import { type Accessor, createEffect, on } from "solid-js";

/** Calls whenever there are more people than before. */
export function onArrival(people: Accessor<number>, greet: () => void): void {
  createEffect(
    on(people, (now, before = now) => {
      if (now > before) greet();
      return now;
    }),
  );
}
