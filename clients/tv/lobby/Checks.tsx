// What to look at when no phone has found the house a minute after the picture was shown.
import { type Accessor, createMemo, type JSX } from "solid-js";
import type { TvView } from "../../shared/wire";
import { createLate } from "../late";
import { say } from "../words";
import "./checks.css";

const PATIENCE = 60_000;

/** True once phones had a minute to come, and none did. */
export function createLonely(view: Accessor<TvView>): Accessor<boolean> {
  const lonely = createMemo(() => view().party.url !== null && !view().visited);
  return createLate(lonely, PATIENCE, false);
}

export function Checks(): JSX.Element {
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
