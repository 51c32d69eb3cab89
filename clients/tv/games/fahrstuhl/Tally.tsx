// A seat's chip: what it said, then how many it has made of it, with a mark once they are equal or too many.
import { type JSX, Show } from "solid-js";
import { paced } from "../../../shared/frame";
import type { TableProps } from "../../game";
import { seen } from "./observation";
import { tally } from "./exactness";
import { say } from "./words";
import "./tally.css";

export function TallyChip(props: TableProps & { seat: number }): JSX.Element {
  const now = paced(() => ({
    ...tally(seen(props.table), props.seat),
    bidding: seen(props.table).phase === "bid",
  }));
  return (
    <Show when={now().bid !== null}>
      <span class="tally" data-verdict={now().verdict ?? "open"}>
        <Show when={!now().bidding} fallback={say("table.tally.bid", { bid: now().bid ?? 0 })}>
          <span class="spoken">{say("table.tally.of", { tricks: now().tricks, bid: now().bid ?? 0 })}</span>
          <span aria-hidden="true">
            <b>{now().tricks}</b>/{now().bid}
          </span>
          <Show when={now().verdict}>{(verdict) => <Mark verdict={verdict()} />}</Show>
        </Show>
      </span>
    </Show>
  );
}

/** A tick for exact, an arrow for too many, a cross for missed. */
function Mark(props: { verdict: "exact" | "over" | "off" }): JSX.Element {
  const label = (): string => say(`table.tally.${props.verdict}`);
  return (
    <svg class="tally-mark" viewBox="0 0 24 24" role="img" aria-label={label()}>
      <path d={MARKS[props.verdict]} />
    </svg>
  );
}

const MARKS = {
  exact: "M4 13L10 19L20 6",
  over: "M12 20V5M5 11L12 4L19 11",
  off: "M5 5L19 19M19 5L5 19",
};
