// The page of a phone that is not part of the evening any more, or never was: why, and what to do.
import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import { CodeField } from "../../shared/code/CodeField";
import { goTo, isWhole } from "../../shared/code/code";
import type { Gone } from "../../shared/socket";
import { useHouse } from "../house";
import { Lamp } from "../join/Lamp";
import { LanguageSwitch } from "../join/LanguageSwitch";
import { saySo } from "./claiming";
import { say } from "./words";
import "../join/join.css";
import "./away.css";

export function Away(props: { why: Gone }): JSX.Element {
  const house = useHouse();

  function claimBack(): void {
    saySo(true);
    house.comeAsStranger();
  }

  return (
    <main class="page" data-view="away" data-why={props.why}>
      <div class="page-body join">
        <LanguageSwitch />
        <Lamp />
        <h1>{say(`away.${props.why}`)}</h1>
        <p class="quiet">{say(`away.${props.why}_more`)}</p>
        <Switch>
          <Match when={props.why === "replaced"}>
            <button type="button" class="big-button" onClick={() => house.line.redial()}>
              {say("away.here")}
            </button>
          </Match>
          <Match when={props.why === "moved"}>
            <button type="button" class="big-button" data-claim-seat onClick={claimBack}>
              {say("away.here")}
            </button>
          </Match>
          <Match when={props.why === "stale"}>
            <button type="button" class="big-button" onClick={() => window.location.reload()}>
              {say("away.reload")}
            </button>
          </Match>
        </Switch>
        <Show when={props.why === "no_party" || props.why === "closed"}>
          <OtherCode />
        </Show>
      </div>
    </main>
  );
}

function OtherCode(): JSX.Element {
  const [code, setCode] = createSignal("");

  function submit(event: Event): void {
    event.preventDefault();
    goTo(code());
  }

  return (
    <form class="join-form" onSubmit={submit}>
      <label class="join-label" for="other-code">
        {say("away.code")}
      </label>
      <CodeField id="other-code" class="join-name join-code" code={code()} change={setCode} />
      <button type="submit" class="big-button" disabled={!isWhole(code())}>
        {say("away.go")}
      </button>
    </form>
  );
}
