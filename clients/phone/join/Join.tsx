// Coming in: a name and one tap, or just the tap.
import { createSignal, For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { kept } from "../../shared/storage";
import type { PhoneView } from "../../shared/wire";
import { useHouse } from "../house";
import { say } from "./words";
import { saySo, saysHere } from "./claiming";
import { Here } from "./Here";
import { Lamp } from "./Lamp";
import { LanguageSwitch } from "./LanguageSwitch";
import { suggestName } from "./names";
import "./join.css";

/** As many letters as the house keeps of a name. */
const LONGEST = 16;

export function Join(props: { view: PhoneView }): JSX.Element {
  return (
    <main class="page" data-view="join" data-phase={props.view.party.phase}>
      <div class="page-body join">
        <LanguageSwitch />
        <Show when={saysHere()} fallback={<Newcomer view={props.view} />}>
          <Here view={props.view} back={() => saySo(false)} />
        </Show>
      </div>
    </main>
  );
}

function Newcomer(props: { view: PhoneView }): JSX.Element {
  const house = useHouse();
  const [typed, setTyped] = createSignal(kept("name") ?? "");
  const [busy, setBusy] = createSignal(false);
  const fun = suggestName(say("join.names"), Math.random);
  const name = () => typed().trim() || fun;
  const locked = () => props.view.party.settings.locked;

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy()) return;
    setBusy(true);
    await house.join(name());
    setBusy(false);
  }

  return (
    <>
      <Lamp />
      <h1>{say("join.title")}</h1>
      <Present view={props.view} />
      <form class="join-form" onSubmit={submit}>
        <label class="join-label" for="join-name">
          {say("join.name")}
        </label>
        <input
          id="join-name"
          class="join-name"
          value={typed()}
          onInput={(event) => setTyped(event.currentTarget.value)}
          placeholder={fun}
          maxLength={LONGEST}
          autocomplete="nickname"
          autocapitalize="words"
          spellcheck={false}
          enterkeyhint="go"
        />
        <button type="submit" class="big-button" data-join disabled={busy() || locked()}>
          {typed().trim() ? say("join.go") : say("join.go_as", { name: fun })}
        </button>
      </form>
      <Show when={locked() || props.view.party.phase === "table"}>
        <p class="quiet">{say(locked() ? "join.locked" : "join.running")}</p>
      </Show>
      <Show when={props.view.party.members.length > 0}>
        <button type="button" class="soft-button join-already" data-already onClick={() => saySo(true)}>
          {say("join.already")}
        </button>
      </Show>
    </>
  );
}

function Present(props: { view: PhoneView }): JSX.Element {
  const members = () => props.view.party.members;
  return (
    <Show when={members().length > 0} fallback={<p class="quiet">{say("join.first")}</p>}>
      <ul class="join-present" aria-label={say("join.here")}>
        <For each={members()}>
          {(member) => (
            <li>
              <Avatar colour={member.colour} symbol={member.symbol} faded={!member.here} />
              <span>{member.name}</span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
