// What to look at when no phone has found the house a minute after the picture was shown.
import { createMemo, type JSX, Show } from "solid-js";
import { createLate } from "../late";
import { say } from "../words";

const PATIENCE = 60_000;

export function Checks(props: { visited: boolean; reachable: boolean }): JSX.Element {
  const lonely = createMemo(() => props.reachable && !props.visited);
  const due = createLate(lonely, PATIENCE, false);
  return (
    <Show when={due()}>
      <CheckList />
    </Show>
  );
}

export function CheckList(): JSX.Element {
  return (
    <section class="checks" role="status">
      <h2>{say("tv.checks.title")}</h2>
      <ul>
        <li>{say("tv.checks.same_wifi")}</li>
        <li>{say("tv.checks.guest")}</li>
        <li>{say("tv.checks.vpn")}</li>
        <li>{say("tv.checks.firewall")}</li>
      </ul>
    </section>
  );
}
