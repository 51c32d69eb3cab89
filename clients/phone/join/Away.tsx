// The page of a phone that is not part of the evening any more, or never was: why, and what to do.
import { createSignal, type JSX, Match, Show, Switch } from "solid-js";
import type { Gone } from "../../shared/socket";
import { useHouse } from "../house";
import { say } from "./words";
import { saySo } from "./claiming";
import { Lamp } from "./Lamp";
import { LanguageSwitch } from "./LanguageSwitch";
import "./join.css";

/** A home's code has four letters, one among strangers six. */
const SHORTEST = 4;
const LONGEST = 6;

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
    if (code().length >= SHORTEST) window.location.assign(`/${code()}`);
  }

  return (
    <form class="join-form" onSubmit={submit}>
      <label class="join-label" for="other-code">
        {say("away.code")}
      </label>
      <input
        id="other-code"
        class="join-name join-code"
        value={code()}
        onInput={(event) => {
          const letters = event.currentTarget.value.toUpperCase().replace(/[^A-Z0-9]/g, "");
          event.currentTarget.value = letters;
          setCode(letters);
        }}
        maxLength={LONGEST}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
      />
      <button type="submit" class="big-button" disabled={code().length < SHORTEST}>
        {say("away.go")}
      </button>
    </form>
  );
}
