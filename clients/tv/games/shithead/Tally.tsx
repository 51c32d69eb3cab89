// On a seat's plate: how many cards it holds, whether it has finished swapping, or which place it has reached.
import { type JSX, Match, Switch } from "solid-js";
import { paced } from "../../../shared/frame";
import { seen } from "../../../shared/shithead/table";
import type { TableProps } from "../../game";
import { say } from "./words";
import "./tally.css";

export function TallyChip(props: TableProps & { seat: number }): JSX.Element {
  const now = paced(() => {
    const { phase, out, ready, hand_counts } = seen(props.table);
    return {
      phase,
      place: out.indexOf(props.seat) + 1,
      ready: ready[props.seat] === true,
      held: hand_counts[props.seat] ?? 0,
    };
  });
  return (
    <Switch>
      <Match when={now().place > 0}>
        <span class="sh-medal" data-place={now().place}>
          {say("tally.out", { place: now().place })}
        </span>
      </Match>
      <Match when={now().phase === "over"}>
        <span class="sh-held">{say("tally.loser")}</span>
      </Match>
      <Match when={now().phase === "swap"}>
        <span class="sh-ready" data-ready={String(now().ready)}>
          {say(now().ready ? "tally.ready" : "tally.swapping")}
        </span>
      </Match>
      <Match when={now().phase === "play"}>
        <span class="sh-held" data-held={now().held}>
          <svg viewBox="0 0 30 24" aria-hidden="true">
            <rect x="3" y="4" width="13" height="18" rx="2" transform="rotate(-14 10 13)" />
            <rect x="13" y="3" width="13" height="18" rx="2" transform="rotate(10 20 12)" />
          </svg>
          <span class="spoken">{say("tally.hand", { count: now().held })}</span>
          <b aria-hidden="true">{now().held}</b>
        </span>
      </Match>
    </Switch>
  );
}
