// The quick reaction: on every phone in the same place whenever a pile lies, so that it tells nothing about its owner.
import { type JSX, Show } from "solid-js";
import type { Me } from "../../../shared/wire";
import { useHouse } from "../../house";
import { say } from "./words";
import "./reaction.css";

export function Reaction(props: { me: Me; pile: number; refuse: () => void }): JSX.Element {
  const house = useHouse();
  function react(): void {
    const action = props.me.legal.find((each) => each.startsWith("snap "));
    if (action) void house.act(action);
    else props.refuse();
  }
  return (
    <div class="react">
      <Show when={props.pile > 0}>
        <button type="button" class="react-button" data-react aria-label={say("react.label")} onClick={react}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M13.5 1L4 13.5h6L9 23l10-13h-6.5z" />
          </svg>
          {say("react")}
        </button>
      </Show>
    </div>
  );
}
