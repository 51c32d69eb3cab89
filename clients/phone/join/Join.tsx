// Coming in: a name and one tap, or just the tap.
import { createSignal, For, type JSX, Show } from "solid-js";
import { Avatar } from "../../shared/avatar/Avatar";
import { kept } from "../../shared/storage";
import type { MemberView, PhoneView } from "../../shared/wire";
import { useHouse } from "../house";
import { later } from "../later";
import { say } from "./words";
import { saySo, saysHere } from "../away/claiming";
import { Lamp } from "./Lamp";
import { LanguageSwitch } from "./LanguageSwitch";
import { NameField } from "./NameField";
import { suggestName } from "./names";
import "./join.css";

const Here = later(() => import("../away/Here").then((part) => part.Here));

/** `view`: null until the house has answered; the form is there before, so that one can begin to type. */
export function Join(props: { view: PhoneView | null }): JSX.Element {
  return (
    <main class="page" data-view="join" data-phase={props.view?.party.phase}>
      <div class="page-body join">
        <LanguageSwitch />
        <Show when={saysHere() && props.view} fallback={<Newcomer view={props.view} />}>
          {(view) => <Here view={view()} back={() => saySo(false)} />}
        </Show>
      </div>
    </main>
  );
}

function Newcomer(props: { view: PhoneView | null }): JSX.Element {
  const house = useHouse();
  const [typed, setTyped] = createSignal(kept("name") ?? "");
  const [busy, setBusy] = createSignal(false);
  const fun = suggestName(say("join.names"), Math.random);
  const name = () => typed().trim() || fun;
  const party = () => props.view?.party;
  const locked = () => party()?.settings.locked === true;

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy() || !props.view) return;
    setBusy(true);
    await house.join(name());
    setBusy(false);
  }

  return (
    <>
      <Lamp />
      <h1>{say("join.title")}</h1>
      <Show when={!party() || party()?.members.length === 0}>
        <p class="quiet">{say(party() ? "join.first" : "line.connecting")}</p>
      </Show>
      <form class="join-form" onSubmit={submit}>
        <label class="join-label" for="join-name">
          {say("join.name")}
        </label>
        <NameField id="join-name" name={typed()} change={setTyped} placeholder={fun} enterkeyhint="go" />
        <button type="submit" class="big-button" data-join disabled={busy() || locked() || !party()}>
          {typed().trim() ? say("join.go") : say("join.go_as", { name: fun })}
        </button>
      </form>
      <Show when={locked() || party()?.phase === "table"}>
        <p class="quiet">{say(locked() ? "join.locked" : "join.running")}</p>
      </Show>
      <Show when={party()?.members.length}>
        <Present members={party()?.members ?? []} />
        <button type="button" class="soft-button join-already" data-already onClick={() => saySo(true)}>
          {say("join.already")}
        </button>
      </Show>
    </>
  );
}

function Present(props: { members: MemberView[] }): JSX.Element {
  return (
    <ul class="join-present" aria-label={say("join.here")}>
      <For each={props.members}>
        {(member) => (
          <li>
            <Avatar colour={member.colour} symbol={member.symbol} faded={!member.here} />
            <span>{member.name}</span>
          </li>
        )}
      </For>
    </ul>
  );
}
