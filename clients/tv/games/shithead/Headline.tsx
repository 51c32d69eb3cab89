// The line above the table: what is going on and by which house rules, and what may be played now.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import { paced } from "../../../shared/frame";
import { houseRules, ruleName } from "../../../shared/shithead/houserules";
import { need } from "../../../shared/shithead/need";
import { chosen, seen } from "../../../shared/shithead/table";
import type { TableProps } from "../../game";
import { say } from "./words";
import "./headline.css";

/** So many house rules have room above the seats; the phones tell all of them. */
const MOST = 5;

export function Headline(props: TableProps): JSX.Element {
  const now = paced(() => {
    const { phase, ready } = seen(props.table);
    return { phase, need: need(seen(props.table)), ready: readiness(ready) };
  });
  const rules = () => houseRules(chosen(props.table.options));
  return (
    <div class="sh-headline">
      <div class="sh-what">
        <h1>{say("title")}</h1>
        <Show when={rules().length > 0} fallback={<p>{say(`headline.${now().phase}`)}</p>}>
          <ul class="sh-house-rules">
            <For each={rules().slice(0, MOST)}>
              {(rule) => (
                <li class="sh-house-rule" data-rule={rule}>
                  {ruleName(rule)}
                </li>
              )}
            </For>
            <Show when={rules().length > MOST}>
              <li class="sh-house-rule">+{rules().length - MOST}</li>
            </Show>
          </ul>
        </Show>
      </div>
      <Switch>
        <Match when={now().phase === "play"}>
          <p class="sh-need" data-need>
            <b>{now().need.title}</b>
            <Show when={now().need.also}>
              <span>{now().need.also}</span>
            </Show>
          </p>
        </Match>
        <Match when={now().phase === "swap"}>
          <p class="sh-need">
            <b>{now().ready}</b>
          </p>
        </Match>
      </Switch>
    </div>
  );
}

function readiness(seats: readonly boolean[]): string {
  return say("swap.ready", { ready: seats.filter((done) => done).length, all: seats.length });
}
