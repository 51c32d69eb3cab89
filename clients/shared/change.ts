// A view that changes: what is new in it takes its place in the store, and nothing else is touched.
import { batch } from "solid-js";
import { reconcile, type SetStoreFunction } from "solid-js/store";
import type * as wire from "./wire";

/** Of a view, what is new. */
export type Parts = wire.PhoneParts | wire.TvParts;

/** The store of a page that has a view. */
export interface Viewed<View> {
  now: View | null;
}

/** Puts what is new into the view, which must be the one that the change was made for. */
export function apply<View extends object>(set: SetStoreFunction<Viewed<View>>, change: Parts): void {
  // The paths are the wire's; a store's own type cannot follow them through a view that is not known here.
  const put = set as unknown as (...path: unknown[]) => void;
  const { table = {}, own, ...parts } = change;
  const { observation, ...fields } = table;

  function replace(path: readonly (string | number)[], parts: object): void {
    for (const [name, value] of Object.entries(parts)) put("now", ...path, name, reconcile(value));
  }

  batch(() => {
    replace([], parts);
    replace(["table"], fields);
    replace(["table", "observation"], { ...observation, ...own });
  });
}
