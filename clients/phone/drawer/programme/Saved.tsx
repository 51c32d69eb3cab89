// Programmes that are kept under a name: keep this one, take another, forget one.
import { createSignal, For, type JSX, Show } from "solid-js";
import { Facts } from "../../../shared/facts/Facts";
import type { HostView, SavedView } from "../../../shared/wire";
import { nameOf } from "../../games/games";
import { useHouse } from "../../house";
import { say as sayBetween } from "../../between/words";
import { say } from "../words";
import { Sure } from "../Sure";
import { span, together } from "./minutes";

const LONGEST = 40;

export function Saved(props: { host: HostView; count: number }): JSX.Element {
  let title: HTMLElement | undefined;
  return (
    <details class="fold" data-fold="saved">
      <summary ref={title}>{say("saved.title")}</summary>
      <Show when={props.host.saved.length > 0} fallback={<p class="field-hint">{say("saved.none")}</p>}>
        <ul class="saved-list">
          <For each={props.host.saved}>{(saved) => <Kept saved={saved} gone={() => title?.focus()} />}</For>
        </ul>
      </Show>
      <Show when={props.count > 0}>
        <Keep />
      </Show>
    </details>
  );
}

/** `gone`: it is kept no more, and what had the focus is not there any more. */
function Kept(props: { saved: SavedView; gone: () => void }): JSX.Element {
  const house = useHouse();
  const about = () => ({ name: props.saved.name });
  const games = () => props.saved.items.map((item) => nameOf(item.game)).join(", ");
  const minutes = () => together(props.saved.items);
  const facts = () => [
    games(),
    ...(minutes() > 0 ? [sayBetween("games.minutes", { time: span(minutes()) })] : []),
  ];
  return (
    <li class="saved" data-saved={props.saved.name}>
      <strong>{props.saved.name}</strong>
      <span class="row-note">
        <Facts of={facts()} />
      </span>
      <div class="saved-ways">
        <Sure
          words={say("saved.load")}
          question={say("saved.load_sure", about())}
          yes={say("saved.load_yes")}
          act={async () => {
            await house.order({ type: "load_programme", name: props.saved.name });
          }}
        />
        <Sure
          words={say("saved.drop")}
          question={say("saved.drop_sure", about())}
          yes={say("saved.drop_yes")}
          act={async () => {
            if (await house.order({ type: "drop_programme", name: props.saved.name })) props.gone();
          }}
        />
      </div>
    </li>
  );
}

function Keep(): JSX.Element {
  const house = useHouse();
  const [name, setName] = createSignal("");
  let field: HTMLInputElement | undefined;

  async function keep(event: Event): Promise<void> {
    event.preventDefault();
    if (!(await house.order({ type: "save_programme", name: name().trim() }))) return;
    setName("");
    // The button that was pressed cannot be pressed any more, and would take the focus with it.
    field?.focus();
  }

  return (
    <form class="saved-keep" onSubmit={(event) => void keep(event)}>
      <label for="programme-name">{say("saved.name")}</label>
      <input
        ref={field}
        id="programme-name"
        type="text"
        autocomplete="off"
        maxLength={LONGEST}
        value={name()}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="soft-button" data-keep disabled={name().trim() === ""}>
        {say("saved.keep")}
      </button>
    </form>
  );
}
