// A seat's chip: how many cards it holds, whether it has laid out, whether it skips, which place it has.
import { type JSX, Match, Show, Switch } from "solid-js";
import { paced } from "../../../shared/frame";
import { seen } from "../../../shared/lucky_shutdown/seen";
import type { TableProps } from "../../game";
import { say } from "./words";
import "./tally.css";

export function TallyChip(props: TableProps & { seat: number }): JSX.Element {
  const now = paced(() => {
    const { phase, out, laid, hand_counts, skipping } = seen(props.table);
    return {
      phase,
      out: out.includes(props.seat),
      laid: laid[props.seat] === true,
      held: hand_counts[props.seat] ?? 0,
      skips: skipping.includes(props.seat),
    };
  });
  return (
    <Switch>
      <Match when={now().out}>
        <span class="lucky-tally lucky-tally-out">{say("tally.out")}</span>
      </Match>
      <Match when={now().phase === "lay"}>
        <span class="lucky-tally" data-laid={now().laid}>
          {say(now().laid ? "tally.laid" : "tally.laying")}
        </span>
      </Match>
      <Match when={now().phase !== "deal"}>
        <span class="lucky-tally lucky-tally-hand">
          <i class="lucky-tally-back" aria-hidden="true" />
          <span class="spoken">{say("tally.hand", { count: now().held })}</span>
          <b aria-hidden="true">{now().held}</b>
        </span>
        <Show when={now().skips}>
          <span class="lucky-tally lucky-tally-skip">{say("tally.skip")}</span>
        </Show>
      </Match>
    </Switch>
  );
}
