// Which screens may show what proves a person.
import { For, type JSX, Show } from "solid-js";
import type { ScreenView } from "../../../shared/wire";
import { useHouse } from "../../house";
import { Icon } from "../../icon/Icon";
import { say } from "../words";

export function Screens(props: { screens: ScreenView[] }): JSX.Element {
  const house = useHouse();
  return (
    <Show when={props.screens.length > 0}>
      <section>
        <h3>{say("screens.title")}</h3>
        <p class="field-hint">{say("screens.hint")}</p>
        <ul class="screens-list">
          <For each={props.screens}>
            {(screen) => (
              <li class="screen-line">
                <Icon name="screen" />
                <span class="screen-name">{say("screens.name", { label: screen.label })}</span>
                <button
                  type="button"
                  class="chip"
                  aria-pressed={screen.trusted}
                  onClick={() =>
                    void house.order({ type: "trust", screen: screen.screen, on: !screen.trusted })
                  }
                >
                  {screen.trusted ? say("screens.trusted") : say("screens.trust")}
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
