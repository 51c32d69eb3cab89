// A seat's chip: how many cards it holds, whether it has laid out, whether it skips, which place it has.
import { type JSX, Match, Show, Switch } from "solid-js";
import { seen } from "../../../shared/lucky_shutdown/seen";
import type { TableProps } from "../../game";
import { say } from "./words";
import "./tally.css";

export function TallyChip(props: TableProps & { seat: number }): JSX.Element {
  const now = () => seen(props.table);
  const place = () => now().out.indexOf(props.seat) + 1;
  const held = () => now().hand_counts[props.seat] ?? 0;
  return (
    <Switch>
      <Match when={place() > 0}>
        <span class="lucky-tally lucky-tally-out">{say("tally.out")}</span>
      </Match>
      <Match when={now().phase === "lay"}>
        <span class="lucky-tally" data-laid={now().laid[props.seat] === true}>
          {say(now().laid[props.seat] ? "tally.laid" : "tally.laying")}
        </span>
      </Match>
      <Match when={now().phase !== "deal"}>
        <span class="lucky-tally lucky-tally-hand">
          <i class="lucky-tally-back" aria-hidden="true" />
          <span class="spoken">{say("tally.hand", { count: held() })}</span>
          <b aria-hidden="true">{held()}</b>
        </span>
        <Show when={now().skipping.includes(props.seat)}>
          <span class="lucky-tally lucky-tally-skip">{say("tally.skip")}</span>
        </Show>
      </Match>
    </Switch>
  );
}
